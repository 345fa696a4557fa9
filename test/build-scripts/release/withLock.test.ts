import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { thisProcess } from '../../../build-scripts/lib/release/owner';
import { tryLock, withLock } from '../../../build-scripts/lib/release/withLock';
import { temporaryFolder } from '../support/folder';

const folder = temporaryFolder();
/** The process id was given to another process since. */
const ofKilledBuild = () => JSON.stringify({ ...thisProcess(), started: 'earlier' });

describe('withLock', () => {
  it('lets one of two builds at once switch its site after the other, and leaves no lock', async () => {
    const lock = join(folder, 'one');
    const steps: string[] = [];
    const first = withLock(lock, async () => {
      steps.push('first begins');
      await delay(10);
      steps.push('first ends');
    });
    await Promise.all([first, withLock(lock, () => steps.push('second'))]);
    expect([steps, existsSync(lock)]).toEqual([['first begins', 'first ends', 'second'], false]);
  });

  it('says which process holds the lock, and what to do, when it waits in vain', async () => {
    const lock = join(folder, 'held');
    let release = (): void => undefined;
    const held = withLock(lock, () => new Promise<void>((resolve) => (release = resolve)));
    await expect(withLock(lock, () => undefined, 10)).rejects.toThrow(`Process ${process.pid} has held ${lock} for 0.01 s. Wait for it to end, or delete`);
    release();
    await held;
  });

  it('takes over the lock of a build that was killed', () => {
    const lock = join(folder, 'killed');
    writeFileSync(lock, ofKilledBuild());
    expect([tryLock(lock), readFileSync(lock, 'utf8')]).toEqual([true, JSON.stringify(thisProcess())]);
  });

  it('leaves an abandoned lock to a build that takes it over first', () => {
    const lock = join(folder, 'contended');
    const others = JSON.stringify({ ...thisProcess(), pid: process.ppid, started: '' });
    writeFileSync(lock, ofKilledBuild());
    const judged = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock, others);
      throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
    });
    expect([tryLock(lock), readFileSync(lock, 'utf8')]).toEqual([false, others]);
    judged.mockRestore();
  });
});
