import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { temporaryFolder } from './support/folder';
import { projectWith } from './support/plainProject';

describe('signals', () => {
  const folder = temporaryFolder();

  /** Starts a further process, which prints its id, and waits for it, however it is signalled. */
  const WAITS = `
    import { spawnSync } from 'node:child_process';
    spawnSync(process.execPath, ['-e', 'console.log(process.pid); setTimeout(() => 0, 30_000)'], { stdio: 'inherit' });`;

  it.each([
    ['SIGTERM', 143, 'serve'],
    ['SIGINT', 130, 'test'],
  ] as const)('end all that a command has started, with the exit code for %s', async (signal, code, name) => {
    const root = projectWith(join(folder, name), name, WAITS);
    const command = spawn(process.execPath, ['build-scripts/bootstrap.mjs', name], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(command.stdout, 'data')) as [Buffer];
    const started = Number(line);
    expect(() => process.kill(started, 0)).not.toThrow();
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([code, null]);
    expect(() => process.kill(started, 0)).toThrow('ESRCH');
  });

  it('end a command that is too busy to notice one', async () => {
    const root = projectWith(join(folder, 'busy'), 'serve', `console.log('busy'); process.on('SIGTERM', () => undefined); for (;;);`);
    const command = spawn(process.execPath, ['build-scripts/bootstrap.mjs', 'serve'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(command.stdout, 'data');
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([143, null]);
  });

  it('reach what npm has started, though its shell passes none on', async () => {
    const root = projectWith(join(folder, 'npm'), 'serve', WAITS);
    const env = { ...process.env, npm_lifecycle_event: 'serve' };
    const shell = spawn('sh', ['-c', 'node build-scripts/bootstrap.mjs serve; true'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(shell.stdout, 'data')) as [Buffer];
    const started = Number(line);
    shell.kill('SIGTERM');
    const isThere = () => {
      try {
        return process.kill(started, 0);
      } catch {
        return false;
      }
    };
    expect(isThere()).toBe(true);
    while (isThere()) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('leave nothing of a build behind', async () => {
    const target = join(folder, 'killed/site');
    const command = spawn(process.execPath, ['--import', 'tsx', 'build-scripts/build.ts'], {
      cwd: ROOT,
      env: { ...process.env, OUT_DIR: target },
      stdio: 'ignore',
    });
    const exit = once(command, 'exit');
    while (!existsSync(join(folder, 'killed')) && command.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    command.kill('SIGTERM');
    expect(await exit).toEqual([143, null]);
    expect(readdirSync(join(folder, 'killed'))).toEqual([]);
  });
});
