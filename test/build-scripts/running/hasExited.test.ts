import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasExited } from '../../../build-scripts/lib/running/hasExited';

describe('hasExited', () => {
  it.each<[string, readonly string[], NodeJS.Signals | undefined]>([
    ['ends by itself', ['-e', ''], undefined],
    ['is killed', ['-e', 'setInterval(() => {}, 1000)'], 'SIGKILL'],
  ])('knows that a process that %s has ended', async (_, args, signal) => {
    const child = spawn(process.execPath, args);
    expect(hasExited(child)).toBe(false);
    if (signal) child.kill(signal);
    await once(child, 'exit');
    expect(hasExited(child)).toBe(true);
  });
});
