import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';

/** The layers, lowest first. Each may import only from itself and from those below it. */
const LAYERS = ['content', 'core', 'platform', 'ui', 'features', 'sections', 'app'];
const zones = LAYERS.slice(0, -1).map((layer, index) => ({
  target: `./src/${layer}`,
  from: LAYERS.slice(index + 1).map((higher) => `./src/${higher}`),
  message: `src/${layer} is below it: ${LAYERS.join(' < ')}.`,
}));
// The content is data: its constants take their types from core, and core imports nothing from content.
zones[0].from = zones[0].from.filter((path) => path !== './src/core');
zones.push({ target: './src/core', from: './src/content', message: 'core is pure: content is handed to it.' });
zones.push({ target: './src', from: './build-scripts', message: 'The site knows nothing of its build.' });
zones.push({
  target: './build-scripts',
  from: './src',
  except: ['./core', './content', './app/prerender.tsx', './styles/colourPairs.ts'],
  message: 'build-scripts use core and the table of colours; the prerenderer uses app through one entry.',
});

/** The folders of the search engine, lowest first, under the same rule. Modules that they share lie beside them. */
const SEARCH = './src/core/search';
const SEARCH_FOLDERS = ['text', 'index', 'exact', 'close', 'answer', 'shards'];
const SEARCH_ENTRIES = ['index', 'advanced', 'sharded'].map((name) => `${SEARCH}/${name}.ts`);
/** Modules that are entry points themselves: one function that few load, in a chunk of its own or only in the build. */
const SEARCH_MODULES = { exact: ['preparePhrases.ts'], shards: ['write/writeShards.ts'] };
SEARCH_FOLDERS.forEach((folder, index) => {
  const higher = SEARCH_FOLDERS.slice(index + 1).map((name) => `${SEARCH}/${name}`);
  zones.push({
    target: `${SEARCH}/${folder}`,
    from: [...higher, ...SEARCH_ENTRIES],
    message: `search/${folder} is below it: ${SEARCH_FOLDERS.join(' < ')} < the entries.`,
  });
});
for (const folder of SEARCH_FOLDERS) {
  zones.push({
    target: ['./src/features', './src/sections', './src/app', './build-scripts'],
    from: `${SEARCH}/${folder}`,
    except: SEARCH_MODULES[folder] ?? [],
    message:
      'The search has five entries, index.ts, advanced.ts, sharded.ts, exact/preparePhrases.ts and shards/write/writeShards.ts, and types.ts for pages without a search.',
  });
}

export default defineConfig(
  { ignores: ['dist/', '.dist-*', '.cache/', 'node_modules/', 'test/fixtures/', 'test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  {
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ noWarnOnMultipleProjects: true, project: ['tsconfig.json', 'build-scripts/tsconfig.json', 'test/tsconfig.json'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      // The compiler knows what a module exports.
      'import-x/default': 'off',
      'import-x/namespace': 'off',
      'import-x/no-default-export': 'error',
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
      'max-params': ['error', 3],
      'max-lines': ['error', 250],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Naming some fields is how the others are copied.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The bundler would keep such an import, and with it the whole module.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-redux', importNames: ['useDispatch', 'useSelector', 'useStore'], message: 'Use the typed hooks of features/store/hooks.' },
            { name: '@reduxjs/toolkit', importNames: ['createSelector'], message: 'Its cache is unbounded; use features/store/createAppSelector.' },
          ],
        },
      ],
    },
  },
  { files: ['src/features/store/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: [
      '*.config.{ts,mjs}',
      'build-scripts/lib/**/*Worker.ts',
      'build-scripts/lib/bundling/annotatePureCalls.ts',
      'build-scripts/lib/bundling/helmetInBrowser.ts',
      'build-scripts/lib/bundling/routerInBrowser.ts',
      'build-scripts/lib/bundling/logicalLoader.ts',
      'build-scripts/lib/bundling/siteModuleLoader.ts',
      'build-scripts/lib/bundling/themeLoader.ts',
      'test/support/esbuildTransform.mjs',
      'test/support/sharedScripts.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // The engines that the bench compares are installed on its first run.
  {
    files: ['build-scripts/bench/engines/*.ts'],
    rules: { 'import-x/no-unresolved': ['error', { ignore: ['^(?:minisearch|flexsearch|fuse\\.js|@leeoniya/ufuzzy)$'] }], 'import-x/no-default-export': 'off' },
  },
  {
    files: ['build-scripts/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' } },
  },
);
