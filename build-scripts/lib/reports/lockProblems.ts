import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths';

/** The lock files of the project: its own, and that of the engines which the search is compared with. */
const LOCKS = ['package-lock.json', 'build-scripts/bench/package-lock.json'];
const SETTINGS = '.npmrc';

interface LockEntry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockEntries = Readonly<Record<string, LockEntry>>;

/**
 * What would let a package be installed other than the chosen one: an entry without a strong hash, or with the address of one host; and what
 * `npm ci` refuses: a package that another one needs and the lock lacks.
 */
export function lockProblems(file: string, text: string): string[] {
  const { lockfileVersion, packages = {} } = JSON.parse(text) as { lockfileVersion?: number; packages?: LockEntries };
  if (lockfileVersion !== 3) return [`${file}: has lockfileVersion ${lockfileVersion}, not 3; write it with the npm of a current Node.`];
  return Object.entries(packages).flatMap(([path, entry]) =>
    [...(path === '' || entry.link ? [] : entryProblems(entry)), ...missingProblems(path, packages)].map(
      (problem) => `${file}: ${path || 'the project'} ${problem}`,
    ),
  );
}

/** What the entry at a path needs and the lock lacks. npm omits what other platforms need when it writes a lock beside installed packages. */
function missingProblems(path: string, packages: LockEntries): string[] {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  const places = foldersAbove(path);
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !places.some((place) => `${place}node_modules/${name}` in packages))
    .map((name) => `needs ${name}, which the lock file lacks; run npm install --package-lock-only beside it.`);
}

/** Where Node looks for the dependencies of the package at a path, nearest first, each with a trailing slash. */
function foldersAbove(path: string): string[] {
  const folders = path === '' ? [] : path.split('/node_modules/');
  return [...folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/node_modules/')}/`), ''];
}

function entryProblems({ integrity, resolved }: LockEntry): string[] {
  return [
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : ['has no SHA-512 of its content; remove it from the lock file and run npm install.']),
    ...(resolved === undefined ? [] : ['names the host that it came from; run npm install with the project’s .npmrc.']),
  ];
}

/** A registry that is named in the project would be asked by everyone who installs it. */
export function settingsProblems(text: string): string[] {
  return /registry\s*=|\/\/|_auth/i.test(text.replaceAll('omit-lockfile-registry-resolved', ''))
    ? [`${SETTINGS}: names a registry; that belongs in your own settings.`]
    : [];
}

/** Everything that is wrong with the project's locks. */
export function problemsOfLocks(): string[] {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  return [...LOCKS.flatMap((file) => lockProblems(file, read(file))), ...(existsSync(join(ROOT, SETTINGS)) ? settingsProblems(read(SETTINGS)) : [])];
}
