import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versions } from 'node:process';
import { buildSync, transformSync, version } from 'esbuild';

/** Jest runs CommonJS, which has no import.meta; this variable holds the URL by which modules find their neighbours. */
const MODULE_URL = '__moduleUrl';

const COMMON = {
  format: 'cjs',
  target: 'node20',
  define: { 'import.meta.url': MODULE_URL },
};
const OPTIONS = {
  ...COMMON,
  jsx: 'automatic',
  sourcemap: 'external',
  supported: { 'dynamic-import': false },
  banner: `const ${MODULE_URL} = require('node:url').pathToFileURL(__filename).href;`,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const SELF = fileURLToPath(import.meta.url);
const LOCK = join(dirname(SELF), '../../package-lock.json');
const hashOf = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex');
/** Hashed once: the lock is half a megabyte, and every module of every suite has a key. */
const KEY = hashOf([version, versions.node, ...[SELF, LOCK].map((path) => readFileSync(path, 'utf8'))]);

/** There must be one of each: they keep state that several packages share. */
const SHARED = ['react', 'react-dom', '@testing-library/dom'];
const BUNDLE = { ...COMMON, bundle: true, platform: 'node', write: false, external: SHARED, banner: { js: OPTIONS.banner } };

const loaderOf = (path) => (path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js');

/** A package's entry and everything it imports in one module: Jest loads every module anew for every suite, and these have hundreds. */
function bundled(path) {
  const { outputFiles } = buildSync({ ...BUNDLE, entryPoints: [path] });
  return outputFiles[0].text;
}

/**
 * A Jest transformer: esbuild, as in every command here, turns a module into CommonJS, or a whole package if its entry is
 * loaded. It doesn't check types or hoist jest.mock (use jest.doMock).
 */
export default {
  process(source, path) {
    if (path.includes('/node_modules/')) return { code: bundled(path) };
    const { code, map } = transformSync(source, { ...OPTIONS, loader: loaderOf(path), sourcefile: path });
    return { code, map };
  },
  getCacheKey(source, path, { configString }) {
    return hashOf([KEY, path, configString, source]);
  },
};
