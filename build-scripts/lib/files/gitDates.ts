import { spawnSync } from 'node:child_process';

/** `git log` without what somebody's settings add to it or leave out: signatures between the commits, or the files of the first one. */
export const PLAIN_LOG = ['-c', 'log.showRoot=true', 'log', '--no-show-signature'] as const;

/** The day of the last commit of each file below a folder, YYYY-MM-DD; empty if Git doesn't know, as in a shallow clone. */
export function gitDates(dir: string): ReadonlyMap<string, string> {
  return gitFault(dir) === null ? datesIn(dir) : new Map();
}

/** Why Git can't say when the files of a folder were changed: it has only the last commits, or no repository. */
export function gitFault(dir: string): 'shallow' | 'unknown' | null {
  const answer = git(dir, 'rev-parse', '--is-shallow-repository');
  return answer === 'false' ? null : answer === 'true' ? 'shallow' : 'unknown';
}

/** The last answer for each folder, with its commit: while developing, the content is read at each edit. */
const known = new Map<string, { readonly commit: string; readonly days: ReadonlyMap<string, string> }>();

function datesIn(dir: string): ReadonlyMap<string, string> {
  const commit = git(dir, 'rev-parse', '--verify', '--quiet', 'HEAD');
  const before = known.get(dir);
  if (before?.commit === commit) return before.days;
  const days = daysOf(git(dir, ...PLAIN_LOG, '-z', '--format=%x00%cs', '--name-only', '--relative', '--', '.'));
  known.set(dir, { commit, days });
  return days;
}

/** The newest commit comes first: its day after an empty part, then its files, the first on a new line. With `-z`, no name is quoted. */
function daysOf(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  const parts = log.split('\0');
  parts.forEach((part, at) => {
    const name = part.replace(/^\n/, '');
    if (at > 0 && parts[at - 1] === '') day = part;
    else if (name !== '' && !days.has(name)) days.set(name, day);
  });
  return days;
}

/** Git's output, trimmed; '' if it fails or isn't there. */
function git(dir: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 29 }) as { stdout: string | null };
  return stdout?.trim() ?? '';
}
