import type { ReleaseArticle } from './articles';
import { quote } from './files';
import { fillValues } from './fillValues';

/** A file that a setup has made or changed. */
export interface MadeFile {
  readonly path: string;
  readonly isProgram: boolean;
}

/** What a setup has made on a machine's disk. */
export interface SetupTrace {
  readonly files: readonly MadeFile[];
  /** The folders that weren't there before. */
  readonly folders: readonly string[];
}

const FOLDERS = `find / -xdev -type d -printf '%p\\n' | LC_ALL=C sort`;

/**
 * Bash, to be run before a setup: remembers in a folder of its own what is there. File times advance with the kernel's ticks, of 10 ms at
 * most, so a file made within the same tick would be no newer.
 */
export function rememberScript(memory: string): string {
  return `mkdir -p ${quote(memory)} && ${FOLDERS} > ${quote(`${memory}/folders`)} && touch ${quote(`${memory}/begin`)} && sleep 0.02`;
}

/** Bash, to be run after it: prints what the setup has made, for `readTrace`, and removes that folder. */
export function traceScript(memory: string): string {
  return [
    `${FOLDERS} | LC_ALL=C comm -13 ${quote(`${memory}/folders`)} - | sed 's/^/d - /'`,
    `find / -xdev -cnewer ${quote(`${memory}/begin`)} -type f ! -path ${quote(`${memory}/*`)} -printf 'f %m %p\\n'`,
    `rm -r ${quote(memory)}`,
  ].join('\n');
}

/** Reads what `traceScript` has printed. */
export function readTrace(output: string): SetupTrace {
  const found = [...output.matchAll(/^([df]) (\S+) (\/.*)$/gm)].map(([, type = '', mode = '', path = '']) => ({ type, mode, path }));
  return {
    files: found.filter(({ type }) => type === 'f').map(({ mode, path }) => ({ path, isProgram: (parseInt(mode, 8) & 0o111) !== 0 })),
    folders: found.filter(({ type }) => type === 'd').map(({ path }) => path),
  };
}

/**
 * What is wrong with an article's `standIns`: a program, or a file that one of its blocks names, that the setup makes but
 * they don't list; and a file that they list but the setup doesn't make.
 */
export function standInFaults(article: ReleaseArticle, { files, folders }: SetupTrace): string[] {
  const { standIns, usual } = article.plan;
  const declared = [...standIns.flatMap((standIn) => standIn.files), ...usual];
  const text = article.fences
    .filter(({ run, write }) => run ?? write !== undefined)
    .map((fence) => fillValues(fence.text, article.values))
    .join('\n');
  const isNamed = (path: string) => namesPath(text, path, article.plan.user);
  const isRead = ({ path }: MadeFile) => isNamed(path) || folders.some((folder) => path.startsWith(`${folder}/`) && isNamed(folder));
  const undeclared = files.filter(({ path }) => !declared.some((place) => covers(place, path)));
  return [
    ...undeclared
      .filter((file) => file.isProgram || isRead(file))
      .map(
        ({ path, isProgram }) => `makes ${path}, ${isProgram ? 'a program' : 'which a block names'}; add it to standIns, or to usual if every reader has it`,
      ),
    ...declared.filter((place) => !files.some(({ path }) => covers(place, path))).map((place) => `doesn't make ${place}, which standIns or usual names`),
  ];
}

/** Whether a place is this file, or a folder above it, written with a trailing slash. */
function covers(place: string, path: string): boolean {
  return place.endsWith('/') ? path.startsWith(place) : path === place;
}

/** Whether commands name a file, whatever folder they are run in. */
export function namesPath(text: string, path: string, user: string): boolean {
  return namesOf(path, user).some((name) => names(text, name));
}

/** What commands may call a file: its path and, in a home, also its path from `~` and its base name. */
function namesOf(path: string, user: string): string[] {
  const home = [`/home/${user}/`, '/root/'].find((each) => path.startsWith(each));
  if (home === undefined) return [path];
  const below = path.slice(home.length);
  return [path, `~/${below}`, below.slice(below.lastIndexOf('/') + 1)];
}

/** Whether a text contains a name as a whole: not as part of another, nor of a longer path. */
function names(text: string, name: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\w.~/-])${escaped}(?![\\w-]|\\.\\w)`).test(text);
}
