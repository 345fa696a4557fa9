import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { sealRelease } from '../../../build-scripts/lib/release/marker';
import { recover } from '../../../build-scripts/lib/release/recover';
import { lockOf, newWorkspace, openWorkspace, type Workspace } from '../../../build-scripts/lib/release/workspace';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { sample } from '../../support/propertyRuns';
import { bundledProgram } from '../support/bundledProgram';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { deadOwner, release, siteFiles } from './support';

/** Spread over all changes of a build, from its first folder to its last file; each kill starts a process. */
const KILLS = 50;
const KILLS_SHARE = 0.06;

const root = temporaryFolder();
let program = '';
beforeAll(() => {
  program = bundledProgram('test/build-scripts/release/killedBuild.ts', root);
});
const killed = (moment: string) => [program, target, moment];
let target = '';
let count = 0;
const beside = () => readdirSync(dirname(target)).filter((name) => name !== 'dist' && !name.endsWith('previous'));
const homeOf = () => readFiles(target)['index.html'];

/** The workspace of a build that was killed while it built `name`; sealed if it got that far. */
function killedBuild(name: string, isSealed = true): Workspace {
  const workspace = newWorkspace(target);
  openWorkspace(workspace);
  writeFileSync(workspace.owner, deadOwner());
  writeFiles(workspace.site, siteFiles(name));
  if (isSealed) sealRelease(workspace.site, []);
  return workspace;
}

beforeEach(async () => {
  target = join(root, String((count += 1)), 'dist');
  await release(target, 'old');
});

describe('recover', () => {
  it('removes what a killed build has left, and says nothing about it', async () => {
    killedBuild('new', false);
    expect(await recover(target)).toEqual([]);
    expect([homeOf(), beside()]).toEqual(['home of old', []]);
  });

  it('puts the old site back when a build was killed between the two renames', async () => {
    renameSync(target, killedBuild('new').old);
    expect(await recover(target)).toEqual([
      expect.stringContaining('was missing because a build was interrupted while it switched sites; it has been put back.'),
    ]);
    expect([homeOf(), beside()]).toEqual(['home of old', []]);
  });

  it('puts a new site there when there was none before, but never half of one', async () => {
    rmSync(target, { recursive: true });
    killedBuild('half', false);
    rmSync(join(killedBuild('damaged').site, 'index.html'));
    killedBuild('whole');
    await recover(target);
    expect(homeOf()).toBe('home of whole');
    expect(beside()).toEqual([]);
  });

  it('takes over the lock of a process that has ended', async () => {
    killedBuild('new');
    writeFileSync(lockOf(target), deadOwner());
    await recover(target);
    expect(beside()).toEqual([]);
  });

  it('takes over a lock whose process id belongs to another process by now', async () => {
    killedBuild('new');
    writeFileSync(lockOf(target), JSON.stringify({ pid: process.pid, host: hostname(), started: 'another boot/1' }));
    await recover(target);
    expect(beside()).toEqual([]);
  });

  it('leaves the folders of running builds alone, and those of other machines while they are young', async () => {
    const running = newWorkspace(target);
    openWorkspace(running);
    const foreign = killedBuild('foreign');
    writeFileSync(foreign.owner, JSON.stringify({ pid: 1, host: 'another-machine', started: '' }));
    killedBuild('dead');
    await recover(target);
    expect([existsSync(running.root), existsSync(foreign.root), beside().length]).toEqual([true, true, 2]);
    const longAgo = new Date(Date.now() - 48 * 60 * 60_000);
    utimesSync(foreign.owner, longAgo, longAgo);
    await recover(target);
    expect(existsSync(foreign.root)).toBe(false);
  });

  it('leaves folders alone that only look alike', async () => {
    writeFiles(dirname(target), { '.dist-notes.building/a.txt': 'mine', '.dist-1.building': 'mine' });
    killedBuild('dead');
    await recover(target);
    expect(beside().sort()).toEqual(['.dist-1.building', '.dist-notes.building']);
  });

  it('touches nothing when there is nothing to recover', async () => {
    expect(await recover(join(root, 'nowhere/dist'))).toEqual([]);
    expect(existsSync(join(root, 'nowhere'))).toBe(false);
  });

  it.each(['build', 'switch'])('mends what a build has left that was killed for good during its %s', async (moment) => {
    const child = spawn(process.execPath, killed(moment), { cwd: ROOT, stdio: 'ignore' });
    const [, signal] = await once(child, 'exit');
    expect([signal, beside().some((name) => name.endsWith('.building')), existsSync(target)]).toEqual(['SIGKILL', true, moment === 'build']);
    await recover(target);
    expect([homeOf(), beside()]).toEqual(['home of old', []]);
  });

  it('leaves one whole site behind, the old or the new, wherever a build was killed, and the next build completes', async () => {
    const changes = Number(execFileSync(process.execPath, killed('0'), { cwd: ROOT, encoding: 'utf8' }));
    expect(changes).toBeGreaterThan(10);
    const moments = Array.from({ length: KILLS }, (_, kill) => 1 + Math.floor((kill * changes) / KILLS));
    for (const moment of sample(moments, KILLS_SHARE)) {
      rmSync(dirname(target), { recursive: true });
      await release(target, 'old');
      expect({ moment, signal: spawnSync(process.execPath, killed(String(moment)), { cwd: ROOT }).signal }).toEqual({ moment, signal: 'SIGKILL' });
      await recover(target);
      const { 'index.html': home, '404.html': missing, 'data/search-index.json': index } = readFiles(target);
      const whole = home === 'home of old' ? { home, missing: 'not found in old', index: '{}' } : { home: 'new', missing: 'new', index: 'new' };
      expect({ moment, home, missing, index }).toEqual({ moment, ...whole });
      // A folder that doesn't say yet whose it is may belong to a build elsewhere, and is left alone while it is young.
      const left = beside().flatMap((name) => Object.keys(readFiles(join(dirname(target), name))));
      expect({ moment, left }).toEqual({ moment, left: [] });
      await release(target, 'next');
      expect(homeOf()).toBe('home of next');
    }
  }, 600_000);
});
