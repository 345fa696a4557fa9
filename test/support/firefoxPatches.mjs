/** Three patches for Playwright's Firefox driver (WebDriver BiDi): two that Debian's Firefox ESR needs, and one for speed. */
const PATCHES = [
  // The ESR lacks this command, and Playwright sends it for every page, whatever a test asks for.
  [/(await this\.[\w.]*send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\));/g, '$1.catch(() => {});'],
  // It sets a box's value through the property that React tracks, so React sees no change. The editing command does what typing does.
  [
    /window\.__pw_bidiInsertText = \(text\) => bidiInsertText\(window, text\);/,
    'window.__pw_bidiInsertText = (text) => void window.document.execCommand("insertText", false, text);',
  ],
  // It opens a window for every page, which takes a quarter of a visit's processor time. A context's first page is a tab; a second one needs a
  // window, because a tab behind another draws no frames.
  [/type: BrowsingContext\.CreateType\.Window,/, 'type: this._bidiPages().length > 0 ? BrowsingContext.CreateType.Window : BrowsingContext.CreateType.Tab,'],
];

/**
 * The source of Playwright's driver with the patches.
 *
 * @throws Error when one fits nowhere, so that someone looks at the new release
 */
export function patchedDriver(source) {
  return PATCHES.reduce((text, [from, to]) => {
    if (text.search(from) < 0)
      throw new Error(
        `Playwright has changed in a way that test/support/firefoxPatches.mjs doesn't know: ${from} matches nothing. Look for what is there now, and change or remove that patch; npm test -- --chromium leaves out Firefox.`,
      );
    return text.replace(from, to);
  }, source);
}
