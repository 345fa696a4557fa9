import { spawnSync } from 'node:child_process';

/** What bash prints for a script, cut at each null. It expands history as for somebody who types. */
export function runBash(script: string): readonly string[] {
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '--noprofile'], {
    input: `set -o history -o histexpand\n${script}\n`,
    env: { ...process.env, HOME: '/home/reader', HISTFILE: '/dev/null', LC_ALL: 'C' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 || stderr !== '') throw new Error(`bash: status ${status}: ${stderr}\n${script}`);
  return stdout.split('\0').slice(0, -1);
}
