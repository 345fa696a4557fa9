import Module from 'node:module';

/*
 * Two patches that Playwright's Firefox driver (WebDriver BiDi) needs for Debian's Firefox ESR, loaded before Playwright by
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
];

const compile = Module.prototype._compile;
Module.prototype._compile = function patched(source, path, ...rest) {
  const isDriver = path.endsWith('playwright-core/lib/coreBundle.js');
  return compile.call(this, isDriver ? PATCHES.reduce((text, [from, to]) => text.replace(from, to), source) : source, path, ...rest);
};
