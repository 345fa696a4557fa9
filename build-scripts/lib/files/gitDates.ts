import { spawnSync } from 'node:child_process';

/** `git log` without what somebody's settings add to it or leave out: signatures between the commits, or the files of the first one. */
export const PLAIN_LOG = ['-c', 'log.showRoot=true', 'log', '--no-show-signature'] as const;

/** The day of the last commit of each file below a folder, YYYY-MM-DD; empty if Git doesn't know, as in a shallow clone. */
export function gitDates(dir: string): ReadonlyMap<string, string> {
  return gitFault(dir) === null ? datesIn(dir) : new Map();
}

/** Why Git can't say when the files of a folder were changed. */
export interface GitFault {
  /** It has only the last commits; it doesn't read what another user owns; it isn't there; it knows no repository. */
  readonly kind: 'shallow' | 'otherOwner' | 'notInstalled' | 'unknown';
  /** The repository of another user. */
  readonly repository?: string;
}

/** Why Git can't say when the files below a folder were changed; null if it can. */
export function gitFault(dir: string): GitFault | null {
  const { error, output, complaint } = runGit(dir, 'rev-parse', '--is-shallow-repository');
  if (output === 'false') return null;
  if (output === 'true') return { kind: 'shallow' };
  if (error?.code === 'ENOENT') return { kind: 'notInstalled' };
  const repository = /--add safe\.directory (.+)/.exec(complaint)?.[1];
  return repository === undefined ? { kind: 'unknown' } : { kind: 'otherOwner', repository };
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
  return runGit(dir, ...args).output;
}

interface GitRun {
  readonly output: string;
  readonly complaint: string;
  readonly error: NodeJS.ErrnoException | undefined;
}

function runGit(dir: string, ...args: string[]): GitRun {
  // In English, so that a complaint can be recognised.
  const run = spawnSync('git', args, { cwd: dir, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8', maxBuffer: 1 << 29 });
  const { stdout, stderr } = run as { stdout: string | null; stderr: string | null };
  return { output: stdout?.trim() ?? '', complaint: stderr ?? '', error: run.error };
}
