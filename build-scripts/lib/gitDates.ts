import { spawnSync } from 'node:child_process';

/** When each file below a folder was last changed, YYYY-MM-DD, by Git; empty where it doesn't know, as in a shallow clone. */
export function gitDates(dir: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) => spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 29 });
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false') return new Map();
  const days = new Map<string, string>();
  let day = '';
  for (const line of (git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').stdout ?? '').split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}
