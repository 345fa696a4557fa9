import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from '../../../build-scripts/lib/release/withLock';
import { temporaryFolder } from '../support/folder';

const folder = temporaryFolder();

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
});
