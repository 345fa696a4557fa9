import Module from 'node:module';
import { patchedDriver } from './firefoxPatches.mjs';

/* Patches Playwright's Firefox driver as it is loaded; `node --import` loads this before. It changes the source in memory, and nothing in node_modules. */

const compile = Module.prototype._compile;
Module.prototype._compile = function patched(source, path, ...rest) {
  const isDriver = path.endsWith('playwright-core/lib/coreBundle.js');
  return compile.call(this, isDriver ? patchedDriver(source) : source, path, ...rest);
};
