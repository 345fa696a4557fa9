import fs, { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type FileCacheOptions, type Stats } from 'webpack';
import { fileCache, hashOf } from '../../../build-scripts/lib/files/cache';
import { pruneCaches } from '../../../build-scripts/lib/files/pruneCaches';
import { toolchainOf } from '../../../build-scripts/lib/files/toolchain';
import { claimCacheSlot, fewBuildDependencies, webpackCache } from '../../../build-scripts/lib/bundling/webpackCache';
import { temporaryFolder, writeFiles } from '../support/folder';

const DAY = 24 * 60 * 60_000;
const folder = temporaryFolder();
const filesOf = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(dir, path)).isFile());
const age = (path: string, days: number) => utimesSync(path, new Date(Date.now() - days * DAY), new Date(Date.now() - days * DAY));

describe('fileCache', () => {
  it('gives back what was written, and undefined for anything else', () => {
    const cache = fileCache('content', join(folder, 'a'));
    cache.write('key', 'né');
    expect([cache.read('key')?.toString(), cache.read('other')]).toEqual(['né', undefined]);
  });

  it.each([
    ['is truncated', (entry: Buffer) => entry.subarray(0, -1)],
    ['has a changed byte', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('?')])],
    ['is empty', () => Buffer.alloc(0)],
  ])('gives nothing back of an entry that %s, and lets it be written anew', (name, damage) => {
    const dir = join(folder, name);
    const cache = fileCache('content', dir);
    cache.write('key', 'content');
    const path = join(dir, filesOf(dir)[0] ?? '');
    writeFileSync(path, damage(readFileSync(path)));
    expect(cache.read('key')).toBeUndefined();
    cache.write('key', 'content');
    expect(cache.read('key')?.toString()).toBe('content');
  });

  it('takes inputs for others that are divided differently', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  });

  it('keeps an entry young that is read', () => {
    const dir = join(folder, 'young');
    const cache = fileCache('content', dir);
    cache.write('key', 'content');
    const path = join(dir, filesOf(dir)[0] ?? '');
    age(path, 20);
    cache.read('key');
    expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(DAY);
  });

  it('makes a build slower, not wrong, when it cannot be written to', () => {
    writeFiles(folder, { 'a-file': '' });
    const cache = fileCache('content', join(folder, 'a-file'));
    expect(() => cache.write('key', 'content')).not.toThrow();
    expect(cache.read('key')).toBeUndefined();
  });
});

describe('after an update of the packages', () => {
  const slot = { isProduction: true, slot: 0 };
  const versionOf = (cache: ReturnType<typeof webpackCache>) => (typeof cache === 'object' && 'version' in cache ? cache.version : undefined);
  afterEach(() => jest.dontMock('../../../build-scripts/lib/files/toolchain'));

  it('a build uses nothing that was made with the old ones, neither documents nor bundles', async () => {
    const dir = join(folder, 'updated');
    fileCache('content', dir).write('key', 'made by the old packages');
    jest.resetModules();
    jest.doMock('../../../build-scripts/lib/files/toolchain', () => ({ toolchain: () => 'of the new packages' }));
    const cache = await import('../../../build-scripts/lib/files/cache');
    const bundler = await import('../../../build-scripts/lib/bundling/webpackCache');
    expect(cache.fileCache('content', dir).read('key')).toBeUndefined();
    expect(versionOf(bundler.webpackCache(slot))).not.toBe(versionOf(webpackCache(slot)));
    expect(fileCache('content', dir).read('key')?.toString()).toBe('made by the old packages');
  });
});

describe('toolchainOf', () => {
  it("changes with the lock file and with Node's major version, and with nothing else", () => {
    const known = toolchainOf('lock', '20.19.0');
    expect([toolchainOf('lock', '20.20.2'), toolchainOf('lock', '22.0.0') === known, toolchainOf('other lock', '20.19.0') === known]).toEqual([
      known,
      false,
      false,
    ]);
  });
});

describe('pruneCaches', () => {
  it('removes what no build has read for 30 days, and nothing but results', () => {
    const dir = join(folder, 'aged');
    writeFiles(dir, { 'content/ab/old': 'x', 'content/ab/new': 'x', 'reports/jest.json': 'x', 'verify/layers/a': 'x' });
    for (const path of ['content/ab/old', 'reports/jest.json', 'verify/layers/a']) age(join(dir, path), 31);
    pruneCaches(dir);
    expect(filesOf(dir).sort()).toEqual(['content/ab/new', 'reports/jest.json', 'verify/layers/a']);
  });

  it('leaves webpack’s packs, which don’t get younger by being read, and the locks of those who read them', () => {
    const dir = join(folder, 'bundler');
    const files = ['webpack/0.lock', 'webpack/0/production/1.pack', 'webpack/0/production/index.pack'];
    writeFiles(dir, { ...Object.fromEntries(files.map((path) => [path, 'x'])), 'content/a': 'x' });
    for (const path of files) age(join(dir, path), 31);
    pruneCaches(dir, { oldestMs: 30 * DAY, mostBytes: 1 });
    expect(filesOf(dir).sort()).toEqual(['content/a', ...files]);
  });

  it('removes the oldest beyond a size', () => {
    const dir = join(folder, 'large');
    writeFiles(dir, { 'content/a': '12345', 'rendered/b': '12345', 'compressed/c': '12345' });
    ['content/a', 'rendered/b', 'compressed/c'].forEach((path, days) => age(join(dir, path), days));
    pruneCaches(dir, { oldestMs: 30 * DAY, mostBytes: 10 });
    expect(filesOf(dir).sort()).toEqual(['content/a', 'rendered/b']);
  });

  it('leaves what another user has left, and removes the rest: the site is built by then', () => {
    const dir = join(folder, 'foreign');
    writeFiles(dir, { 'content/theirs': 'x', 'content/ours': 'x' });
    for (const path of ['content/theirs', 'content/ours']) age(join(dir, path), 31);
    const { rmSync } = fs;
    jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
      if (String(path).endsWith('theirs')) throw new Error(`EACCES: permission denied, rm '${String(path)}'`);
      rmSync(path, options);
    });
    pruneCaches(dir);
    jest.restoreAllMocks();
    expect(filesOf(dir)).toEqual(['content/theirs']);
  });

  it('does without a cache', () => {
    expect(() => pruneCaches(join(folder, 'nowhere'))).not.toThrow();
  });
});

describe('claimCacheSlot', () => {
  it('gives each at the same time a cache of its own, none when all are in use, and one again after a release', () => {
    const dir = join(folder, 'webpack');
    const claimed = [claimCacheSlot(dir), claimCacheSlot(dir), claimCacheSlot(dir), claimCacheSlot(dir)];
    expect(claimed.map(({ slot }) => slot)).toEqual([0, 1, 2, null]);
    claimed[1]?.release();
    expect(claimCacheSlot(dir).slot).toBe(1);
    expect(existsSync(join(dir, '0.lock'))).toBe(true);
  });

  it('says which folder it is, and what to do, where it can’t be written to', () => {
    writeFiles(folder, { 'no-folder': '' });
    expect(() => claimCacheSlot(join(folder, 'no-folder/webpack'))).toThrow(
      /^ENOTDIR: .*no-folder\/webpack'\n.*\.cache; you must be able to write to that folder/,
    );
  });

  it('gives webpack a folder for a slot, and memory without one', () => {
    expect(webpackCache({ isProduction: true, slot: 0 })).toMatchObject({
      type: 'filesystem',
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      maxAge: 30 * DAY,
    });
    expect(webpackCache({ isProduction: true, slot: null })).toEqual({ type: 'memory' });
  });

  it.each(['webpack.config.ts', 'tsconfig.json', 'themeLoader.ts', 'sassInOneGo.ts'])('makes the caches void by a change of %s', async (name) => {
    const version = () => import('../../../build-scripts/lib/bundling/webpackCache').then((module) => module.webpackCache({ isProduction: true, slot: 0 }));
    const before = await version();
    const readChanged = (...args: Parameters<typeof readFileSync>) =>
      String(args[0]).endsWith(`/${name}`) ? Buffer.concat([Buffer.from(readFileSync(...args)), Buffer.from('\n')]) : readFileSync(...args);
    jest.resetModules();
    jest.doMock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), readFileSync: readChanged }));
    const after = await version();
    jest.dontMock('node:fs');
    jest.resetModules();
    expect(after).toMatchObject({ ...(before as FileCacheOptions), version: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(after).not.toEqual(before);
  });

  it('are read by a later run, though webpack looks for no file that it is made of', async () => {
    writeFiles(folder, { 'src/index.js': 'console.log(1);' });
    const cache = { ...(webpackCache({ isProduction: true, slot: 0 }) as FileCacheOptions), cacheDirectory: join(folder, 'webpack') };
    const run = async () => {
      const compiler = webpack({
        mode: 'none',
        entry: './src/index.js',
        context: folder,
        cache,
        plugins: [fewBuildDependencies],
        output: { path: join(folder, 'dist') },
      });
      const stats = await new Promise<Stats | undefined>((resolve, reject) => compiler?.run((error, result) => (error ? reject(error) : resolve(result))));
      await new Promise<void>((resolve) => compiler?.close(() => resolve()));
      return stats?.compilation;
    };
    const [first, second] = [await run(), await run()];
    const built = (compilation?: Compilation) => [...(compilation?.modules ?? [])].filter((module) => compilation?.builtModules.has(module)).length;
    expect([built(first), built(second)]).toEqual([1, 0]);
    expect([...(first?.buildDependencies ?? [])]).toEqual([expect.stringMatching(/package-lock\.json$/)]);
  });
});
