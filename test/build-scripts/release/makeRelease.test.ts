import fs, { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isWhole, readMarker } from '../../../build-scripts/lib/release/marker';
import { releaseStamp } from '../../../build-scripts/lib/release/publish';
import { previousOf } from '../../../build-scripts/lib/release/workspace';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { release, siteFiles } from './support';

const root = temporaryFolder();
let target = '';
let count = 0;
const homeOf = () => readFiles(target)['index.html'];
const leftovers = () => readdirSync(join(target, '..')).filter((name) => name.includes('building') || name.includes('lock'));

beforeEach(() => {
  target = join(root, String((count += 1)), 'dist');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('makeRelease', () => {
  it('puts a whole site into a missing folder, with a marker that says what it contains', async () => {
    const { notices } = await release(target, 'a');
    expect(readFiles(target)).toMatchObject(siteFiles('a'));
    expect(readMarker(target)).toMatchObject({ engine: 'ops-notebook', format: 1, files: 5, build: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect([isWhole(target), notices, leftovers()]).toEqual([true, [], []]);
  });

  it('replaces an older site, keeps it as the previous one, and leaves nothing else of it', async () => {
    await release(target, 'a');
    await release(target, 'b');
    await release(target, 'c');
    expect(Object.keys(readFiles(target))).toEqual(expect.not.arrayContaining(['assets/main.a.js', 'assets/main.b.js']));
    expect([homeOf(), readFiles(previousOf(target))['index.html'], leftovers()]).toEqual(['home of c', 'home of b', []]);
  });

  it('lets others publish while the release before the last is deleted', async () => {
    await release(target, 'a');
    await release(target, 'b');
    const during: (readonly string[])[] = [];
    jest.spyOn(promises, 'rm').mockImplementation((path) => {
      during.push([...leftovers().filter((name) => name.includes('lock')), String(readFiles(String(path))['index.html'])]);
      return Promise.resolve();
    });
    await release(target, 'c');
    expect(during).toEqual([['home of a']]);
    expect(leftovers()).toEqual([]);
  });

  it('gives the same content the same build id, yet another stamp', async () => {
    await release(target, 'a');
    const [build, stamp] = [readMarker(target)?.build, releaseStamp(target)];
    await release(target, 'a');
    expect(readMarker(target)?.build).toBe(build);
    expect(releaseStamp(target)).not.toBe(stamp);
  });

  it('keeps the sites of two folders of one name apart', async () => {
    const [a, b] = [join(root, 'one/site'), join(root, 'two/site')];
    await Promise.all([release(a, 'a', () => delay(30)), release(b, 'b', () => delay(30))]);
    expect([readFiles(a)['index.html'], readFiles(b)['index.html']]).toEqual(['home of a', 'home of b']);
  });

  it('leaves the old site as it was when the build fails, and no folder of its own', async () => {
    await release(target, 'a');
    const before = [readFiles(target), releaseStamp(target)];
    const failing = release(target, 'b', () => Promise.reject(new Error('it broke')));
    await expect(failing).rejects.toThrow('it broke');
    expect([readFiles(target), releaseStamp(target)]).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('leaves the old site as it was when a file of the new one is missing', async () => {
    await release(target, 'a');
    const failing = release(target, 'b', ({ site }) => rmSync(join(site, 'index.html')));
    await expect(failing).rejects.toThrow('The new site is incomplete, so the old one stays: index.html missing');
    expect(homeOf()).toBe('home of a');
  });

  it('puts the old site back when the new one cannot take its place, as on another file system', async () => {
    await release(target, 'a');
    const { renameSync } = fs;
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(from).endsWith('/site')) throw new Error(`EXDEV: cross-device link not permitted, rename '${String(from)}'`);
      renameSync(from, to);
    });
    await expect(release(target, 'b')).rejects.toThrow(`The site in ${target} is unchanged.`);
    expect([homeOf(), leftovers()]).toEqual(['home of a', []]);
  });

  it('says what to do when the disk is full, also when a worker reports it', async () => {
    await release(target, 'a');
    const failing = release(target, 'b', () => Promise.reject(new Error("ENOSPC: no space left on device, write '/x/y'")));
    await expect(failing).rejects.toThrow(`ENOSPC: no space left on device, write '/x/y'\nThe site in ${target} is unchanged. There is no space left;`);
    expect(homeOf()).toBe('home of a');
  });

  it('says what to do when it may not write beside the target', async () => {
    await release(target, 'a');
    const failing = release(target, 'b', () => Promise.reject(Object.assign(new Error(`EROFS: read-only file system, mkdir '${target}'`), { code: 'EROFS' })));
    await expect(failing).rejects.toThrow('must be a folder that you can write to. Change that, or choose another with OUT_DIR=');
  });

  it("doesn't replace files that were put into the folder while it was building", async () => {
    mkdirSync(target, { recursive: true });
    await expect(release(target, 'a', () => writeFiles(target, { 'photo.jpg': 'x' }))).rejects.toThrow('contains other files (photo.jpg)');
    expect(readFiles(target)).toEqual({ 'photo.jpg': 'x' });
  });

  it('completes two builds at once: the later one stays, and both report that truthfully', async () => {
    await release(target, 'old');
    let releaseSlow = (): void => undefined;
    let slow: ReturnType<typeof release> | undefined;
    await new Promise<void>((begun) => {
      slow = release(target, 'slow', () => {
        begun();
        return new Promise<void>((resolve) => (releaseSlow = resolve));
      });
    });
    const fast = await release(target, 'fast');
    expect([homeOf(), isWhole(target), fast.notices]).toEqual(['home of fast', true, []]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`(process ${process.pid}). Both will complete; the one that finishes last stays.`));
    releaseSlow();
    expect((await slow)?.notices).toEqual([expect.stringContaining('while this one ran; this site has replaced that one.')]);
    expect([homeOf(), isWhole(target), existsSync(join(target, 'assets/main.fast.js')), leftovers()]).toEqual(['home of slow', true, false, []]);
  });

  it('stays complete when many builds finish at the same moment', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `b${index}`);
    await Promise.all(names.map((name) => release(target, name)));
    const files = Object.entries(readFiles(target)).filter(([path]) => path !== 'build.json');
    expect(names.map(siteFiles)).toContainEqual(Object.fromEntries(files));
    expect([isWhole(target), leftovers()]).toEqual([true, []]);
  });
});
