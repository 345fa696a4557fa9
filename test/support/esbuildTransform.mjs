import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { versions } from 'node:process';
import { transformSync, version } from 'esbuild';

/** Jest runs CommonJS, which has no import.meta; the URL that modules find their neighbours by is declared in its stead. */
const MODULE_URL = '__moduleUrl';

const OPTIONS = {
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'external',
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': MODULE_URL },
  banner: `const ${MODULE_URL} = require('node:url').pathToFileURL(__filename).href;`,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const KEY = [version, versions.node, readFileSync(fileURLToPath(import.meta.url), 'utf8')].join('\n');

const loaderOf = (path) => (path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js');

/** A Jest transformer: esbuild, as in every command here, makes CommonJS of one module. It checks no types and hoists no jest.mock (use jest.doMock). */
export default {
  process(source, path) {
    const { code, map } = transformSync(source, { ...OPTIONS, loader: loaderOf(path), sourcefile: path });
    return { code, map };
  },
  getCacheKey(source, path, { configString }) {
    return createHash('sha256').update([KEY, path, configString, source].join('\0')).digest('hex');
  },
};
