import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { keepAssets } from '../../../build-scripts/lib/release/keepAssets';
import { start } from '../support/ask';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { siteFiles } from './support';

const folder = temporaryFolder();
const NOWHERE = 'http://127.0.0.1:9';
let count = 0;

/** Makes a build beside a published one; returns its folder, assets and notices to the owner. */
async function build(id: string, former: { readonly distDir?: string; readonly siteUrl?: string }, keep: number) {
  count += 1;
  const stagingDir = join(folder, `build-${count}`);
  writeFiles(stagingDir, siteFiles(id));
  const notices = await keepAssets({ stagingDir, compression: 'fast' }, { build: id, keep }, { distDir: join(folder, 'none'), siteUrl: NOWHERE, ...former });
  return { distDir: stagingDir, notices, assets: Object.keys(readFiles(join(stagingDir, 'assets'))) };
}

describe('keepAssets', () => {
  it('D1 carries the files of as many builds along as it is asked for, the latest first, and only their hashed ones', async () => {
    const first = await build('a1', {}, 0);
    const second = await build('b2', first, 2);
    const third = await build('c3', second, 2);
    const fourth = await build('d4', third, 2);
    expect(second.assets).toEqual(['main.a1.js', 'main.b2.js']);
    expect(third.assets).toEqual(['main.a1.js', 'main.b2.js', 'main.c3.js']);
    expect(fourth).toMatchObject({ assets: ['main.b2.js', 'main.c3.js', 'main.d4.js'], notices: [] });
    expect(readFileSync(join(fourth.distDir, 'assets/main.b2.js'), 'utf8')).toBe('script of b2');
    expect((await build('e5', fourth, 0)).assets).toEqual(['main.e5.js']);
  });

  it('keeps as many when the same code is built again', async () => {
    const again = await build('b2', await build('b2', await build('a1', {}, 0), 1), 1);
    expect(again.assets).toEqual(['main.a1.js', 'main.b2.js']);
  });

  it('M3 asks nobody for the files of earlier builds unless it has to keep some', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    try {
      expect(await build('a1', {}, 0)).toMatchObject({ assets: ['main.a1.js'], notices: [] });
      expect(asked).not.toHaveBeenCalled();
    } finally {
      asked.mockRestore();
    }
  });

  describe('on a machine without an earlier build', () => {
    let server: Server | undefined;
    afterEach(() => server?.close());

    it('asks the published site', async () => {
      const { distDir } = await build('b2', await build('a1', {}, 0), 1);
      const started = await start(distDir);
      server = started.server;
      const next = await build('c3', { siteUrl: `http://127.0.0.1:${started.port}` }, 3);
      expect(next).toMatchObject({ assets: ['main.a1.js', 'main.b2.js', 'main.c3.js'], notices: [] });
      expect(readFileSync(join(next.distDir, 'assets/main.a1.js'), 'utf8')).toBe('script of a1');
    });

    it('says so when there is none, or no list of builds, and builds all the same', async () => {
      expect(await build('a1', {}, 1)).toMatchObject({ assets: ['main.a1.js'], notices: [`--keep found no builds.json of an earlier build at ${NOWHERE}.`] });
    });
  });

  it('reads no file outside of assets, whatever the list of builds names, and tells of those that are gone', async () => {
    const distDir = join(folder, 'published');
    writeFiles(distDir, { ...siteFiles('a1'), 'builds.json': JSON.stringify([{ build: 'a1', assets: ['../404.html'] }]) });
    expect((await build('b2', { distDir }, 1)).assets).toEqual(['main.b2.js']);
    writeFiles(distDir, { 'builds.json': JSON.stringify([{ build: 'a1', assets: ['main.a1.js', 'gone.a1.js'] }]) });
    const { assets, notices } = await build('b2', { distDir }, 1);
    expect(assets).toEqual(['main.a1.js', 'main.b2.js']);
    expect(notices).toEqual([`1 of the files of earlier builds couldn’t be read from ${distDir}, such as assets/gone.a1.js.`]);
  });
});
