import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-scripts/lib/files/paths';
import packageFile from '../package.json';
import { ownSources } from './support/ownSources';

/** Packages that nothing names, each with what loads it. */
const LOADED_BY: Readonly<Record<string, string>> = {
  '@swc/core': 'terser-webpack-plugin, for swcMinify',
  'jest-environment-jsdom': 'jest, for testEnvironment: jsdom',
  'react-refresh': '@pmmmwh/react-refresh-webpack-plugin',
};

const atTop = ['eslint.config.mjs', 'jest.config.mjs', 'playwright.config.ts', 'webpack.config.ts'];
const files = [...['src', 'build-scripts', 'test'].flatMap(ownSources), ...atTop].filter(
  (path) => /\.(?:m?[jt]sx?|scss)$/.test(path) && !path.startsWith(join('test', 'fixtures')) && path !== join('test', 'dependencies.test.ts'),
);

/** Everything that stands where the name of a package may: first in a string, or after `node_modules/`, up to its end or a file in it. */
const named = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:['"`]|node_modules\/)((?:@[\w.-]+\/)?[\w.-]+)(?=['"`/])/g)].map(([, name]) => name),
  ),
);

/** Types are for a package of that name, which has none of its own, or which has only types. */
const describedBy = (name: string) => name.replace(/^@types\/(?:(.+)__)?/, (_, scope?: string) => (scope === undefined ? '' : `@${scope}/`));

describe('the packages in package.json', () => {
  const declared = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
  // Of types without a package, those of Node are named with `node:`, as its modules are.
  const isNamed = (name: string) => name === '@types/node' || named.has(describedBy(name));

  it('are all used: a source or a configuration names each, or another package loads it', () => {
    expect(declared.filter((name) => !isNamed(name) && !(name in LOADED_BY))).toEqual([]);
  });

  it('that another package loads are those that nothing names', () => {
    expect(Object.keys(LOADED_BY).filter((name) => !declared.includes(name) || isNamed(name))).toEqual([]);
  });
});
