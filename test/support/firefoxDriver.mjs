import Module from 'node:module';

/*
 * Three patches for Playwright's Firefox driver (WebDriver BiDi): two that Debian's Firefox ESR needs, and one for speed. Loaded before Playwright by
 * `node --import`. They change its source in memory, and nothing in node_modules.
 */

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

const compile = Module.prototype._compile;
Module.prototype._compile = function patched(source, path, ...rest) {
  const isDriver = path.endsWith('playwright-core/lib/coreBundle.js');
  return compile.call(this, isDriver ? PATCHES.reduce((text, [from, to]) => text.replace(from, to), source) : source, path, ...rest);
};
