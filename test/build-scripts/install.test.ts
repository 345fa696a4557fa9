import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { temporaryFolder, writeFiles } from './support/folder';

/** Said by a command that waits for another one's installation. */
const WAITING = 'Waiting for another command';

/** Like `npm ci`, on a small scale: it removes the packages first, and has them all only at its end, which no waiting command may miss. */
const SLOW_NPM = `#!/bin/sh
echo run >> npm-runs
rm -rf node_modules && mkdir node_modules
until [ -e one-waits ]; do sleep 0.1; done
ln -s '${join(ROOT, 'node_modules/tsx')}' node_modules/tsx`;

/** Leaves out what is for development, as `npm ci` does there. */
const PRODUCTION_NPM = `#!/bin/sh
rm -rf node_modules && mkdir node_modules
case "$NODE_ENV $*" in production*--include=dev*) ;; production*) exit 0 ;; esac
ln -s '${join(ROOT, 'node_modules/tsx')}' node_modules/tsx`;

describe('installing the packages', () => {
  const root = temporaryFolder();
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };

  beforeEach(() => {
    writeFiles(root, {
      'package-lock.json': '{}',
      'tsconfig.json': '{}',
      'bin/npm': SLOW_NPM,
      'npm-runs': '',
      'build-scripts/build.ts': 'console.log("built");',
    });
    chmodSync(join(root, 'bin/npm'), 0o755);
    for (const name of ['bootstrap.mjs', 'commandArguments.mjs', 'installLock.mjs', 'commands.json'])
      copyFileSync(join(ROOT, 'build-scripts', name), join(root, 'build-scripts', name));
  });

  const build = async (more: NodeJS.ProcessEnv = {}) => {
    const command = spawn(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(command, 'exit');
    let output = '';
    for await (const chunk of command.stdout) {
      output += String(chunk);
      if (output.includes(WAITING)) writeFileSync(join(root, 'one-waits'), '');
    }
    const [code] = await exit;
    return { output, code: code as number };
  };

  it('is done once when two commands are started at once, and both run', async () => {
    const both = await Promise.all([build(), build()]);
    for (const { output, code } of both) expect([code, output]).toEqual([0, expect.stringContaining('built')]);
    expect(both.filter(({ output }) => output.includes(WAITING))).toHaveLength(1);
    expect(readFileSync(join(root, 'npm-runs'), 'utf8')).toBe('run\n');
  });

  it('has what builds the site on a machine for production, too', async () => {
    writeFiles(root, { 'bin/npm': PRODUCTION_NPM, 'package-lock.json': '{  }' });
    expect(await build({ NODE_ENV: 'production' })).toEqual({ output: expect.stringContaining('built'), code: 0 });
  });

  it('leaves a folder alone that node_modules is a link to', async () => {
    const link = join(root, 'node_modules');
    rmSync(link, { recursive: true, force: true });
    writeFiles(root, { 'shared/left-pad/index.js': '', 'package-lock.json': '{    }', 'one-waits': '' });
    symlinkSync(join(root, 'shared'), link);
    const { output, code } = await build();
    expect([code, output]).toEqual([0, expect.stringMatching(/node_modules was a link to .*built/s)]);
    expect([existsSync(join(root, 'shared/left-pad/index.js')), lstatSync(link).isDirectory()]).toEqual([true, true]);
  });

  it('is done although a killed command has left its lock', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    writeFiles(root, { '.installing': String(ended), 'package-lock.json': '{ }', 'one-waits': '' });
    expect(await build()).toEqual({ output: expect.stringContaining('built'), code: 0 });
  });

  it('is done although a killed command, which had the id of this one, has left its lock', () => {
    writeFiles(root, { 'package-lock.json': '{   }', 'one-waits': '' });
    const started = spawnSync('sh', ['-c', 'echo $$ > .installing; exec "$0" build-scripts/bootstrap.mjs build', process.execPath], {
      cwd: root,
      env,
      timeout: 60_000,
    });
    expect([started.status, started.stdout.toString()]).toEqual([0, expect.stringContaining('built')]);
  });
});
