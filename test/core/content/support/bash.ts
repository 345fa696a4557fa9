import { typeInto } from '../../../support/typeInto';

/** What bash prints for a script, split at each NUL. It expands history, as in an interactive shell. */
export function runBash(script: string): readonly string[] {
  const { stdout, stderr, status } = typeInto('bash', `set -o history -o histexpand\n${script}\n`, {
    args: ['--norc', '--noprofile'],
    env: { ...process.env, HOME: '/home/reader', HISTFILE: '/dev/null', LC_ALL: 'C' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`bash: status ${status}: ${stderr}\n${script}`);
  return stdout.split('\0').slice(0, -1);
}
