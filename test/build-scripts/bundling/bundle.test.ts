import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUNDLER } from '../../../build-scripts/lib/bundling/bundleCache';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { bundleClient } from '../../../build-scripts/lib/bundling/bundle';
import type { Bundle, BundleSettings } from '../../../build-scripts/lib/bundling/clientBundle';
import { site } from '../../support/siteConstants';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';

const folder = temporaryFolder();
const assets = { scripts: ['/assets/main.a.js'], styles: [], printStyles: [], fonts: [], sections: {} };
const base = { site, basePath: '/', keepsOffline: true };

/** Stands in for webpack, which takes seconds: writes a script, and a file beside the assets. */
async function writeBundle({ stagingDir }: BundleSettings, siteSource: () => Promise<string>): Promise<Bundle> {
  writeFiles(stagingDir, { 'assets/main.a.js': await siteSource(), 'sw.js': 'worker' });
  return { assets, files: ['main.a.js', '../sw.js'], closed: Promise.resolve() };
}
const bundleApart = jest.fn(writeBundle);
jest.doMock('../../../build-scripts/lib/bundling/bundleApart', () => ({ bundleApart }));

let builds = 0;
async function bundle(siteSource: () => Promise<string>, settings: Partial<BundleSettings> = {}): Promise<{ files: Record<string, string>; bundle: Bundle }> {
  const stagingDir = join(folder, String(++builds));
  const made = await bundleClient({ ...base, ...settings, stagingDir }, siteSource, { signal: new AbortController().signal, cacheDir: join(folder, 'cache') });
  return { files: readFiles(stagingDir), bundle: made };
}
const BUNDLING = join(ROOT, 'build-scripts/lib/bundling');
/** The modules that one takes more than types from, and that decide what a bundle is made of: not those about files and locks, and the site’s code is part of the key anyway. */
function importsOf(path: string): string[] {
  if (!BUNDLER.includes(path) || !(path.startsWith(BUNDLING) || path.endsWith('config.ts'))) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^import (?!type )[^;]* from '(\.[^']+)'/gm)]
    .map(([, name = '']) => `${join(dirname(path), name)}.ts`)
    .filter((imported) => !/\/lib\/(?:files|release)\/|\/src\//.test(imported));
}
const source = (text: string) => () => Promise.resolve(text);

describe('bundleClient', () => {
  it('bundles once for the same code, settings and site, and writes the same files again', async () => {
    const [first, second] = [await bundle(source('one')), await bundle(source('one'))];
    expect(bundleApart).toHaveBeenCalledTimes(1);
    expect(second.files).toEqual({ 'assets/main.a.js': 'one', 'sw.js': 'worker' });
    expect(second.files).toEqual(first.files);
    expect(second.bundle.assets).toEqual(assets);
  });

  it.each<[string, string, Partial<BundleSettings>]>([
    ['site', 'two', {}],
    ['base path', 'one', { basePath: '/sub/' }],
    ['theme', 'one', { site: { ...site, theme: { typeface: 'serif' } } }],
    ['offline switch', 'one', { keepsOffline: false }],
  ])('bundles anew for another %s', async (_, text, settings) => {
    await bundle(source('one'));
    bundleApart.mockClear();
    expect((await bundle(source(text), settings)).files['assets/main.a.js']).toBe(text);
    expect(bundleApart).toHaveBeenCalledTimes(1);
  });

  it('bundles nothing for what the bundle hasn’t of the site', async () => {
    await bundle(source('one'));
    bundleApart.mockClear();
    await bundle(source('one'), { site: { ...site, claim: 'Another claim.' } });
    expect(bundleApart).not.toHaveBeenCalled();
  });

  it('bundles anew when a module that makes the bundle changes', () => {
    const makers = new Set([join(ROOT, 'webpack.config.ts'), join(BUNDLING, 'bundlerProcess.ts')]);
    for (const maker of makers) importsOf(maker).forEach((path) => makers.add(path));
    expect([...makers]).toEqual(expect.arrayContaining(['furtherFaces', 'licences', 'loaderRequest'].map((name) => join(BUNDLING, `${name}.ts`))));
    expect([...makers].filter((path) => !BUNDLER.includes(path))).toEqual([]);
  });

  it('does not wait for the content where nothing can be known yet', async () => {
    // The content is ready only once the bundler has begun.
    const begun = new Promise<string>((resolve) => {
      bundleApart.mockImplementationOnce((...args) => {
        resolve('three');
        return writeBundle(...args);
      });
    });
    const { files } = await bundle(() => begun, { basePath: '/never-seen/' });
    expect(files['assets/main.a.js']).toBe('three');
  });
});
