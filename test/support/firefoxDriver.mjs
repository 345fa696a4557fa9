import Module from 'node:module';

/*
 * What Playwright's driver of Firefox (WebDriver BiDi) needs with Debian's Firefox ESR, loaded before Playwright by
 * `node --import`. Both are patches of its source in memory: nothing in node_modules is changed.
 */

const PATCHES = [
  // The ESR lacks this command, and Playwright sends it for every page, whatever a test asks for.
  [/(await this\.[\w.]*send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\));/g, '$1.catch(() => {});'],
  // It sets a box's value where React notices its own changes, and takes them for none. The editor's command is what typing does.
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
