import { escapeRegExp } from '../../../src/core/escapeRegExp';
import type { ReleaseArticle } from './articles';
import { quote } from './files';
import { fillValues } from './fillValues';

/** A file that a setup has made or changed. */
interface MadeFile {
  readonly path: string;
  readonly isProgram: boolean;
}

/** What a setup has made on a machine's disk. */
export interface SetupTrace {
  readonly files: readonly MadeFile[];
  /** The folders that weren't there before. */
  readonly folders: readonly string[];
}

/** With the places where a machine may have file systems in memory, which a search from the root leaves out. */
const SEARCH = 'find / /tmp /run /dev/shm -xdev';
const FOLDERS = `${SEARCH} -type d -printf '%p\\n' 2>/dev/null | LC_ALL=C sort -u`;

/**
 * Bash, to be run before a setup: remembers in a folder of its own what is there. File times advance with the kernel's ticks, of 10 ms at
 * most, so a file made within the same tick would be no newer.
 */
export function rememberScript(memory: string): string {
  return `mkdir -p ${quote(memory)} && ${FOLDERS} > ${quote(`${memory}/folders`)} && touch ${quote(`${memory}/begin`)} && sleep 0.02`;
}

/** A link is a program if what it leads to is one. */
const FILES_AND_LINKS = String.raw`\( -type f -printf 'f %m %p\n' -o -type l -xtype f -executable -printf 'f 755 %p\n' -o -type l -printf 'f 644 %p\n' \)`;

/** Bash, to be run after it: prints what the setup has made, for `readTrace`, and removes that folder. */
export function traceScript(memory: string): string {
  return [
    `${FOLDERS} | LC_ALL=C comm -13 ${quote(`${memory}/folders`)} - | sed 's/^/d - /'`,
    `${SEARCH} -cnewer ${quote(`${memory}/begin`)} ! -path ${quote(`${memory}/*`)} ${FILES_AND_LINKS} 2>/dev/null | LC_ALL=C sort -u`,
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
  const isNamed = namedIn(text, article.plan.user);
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

/** A test of whether commands name a file, by its path, whatever folder they are run in. */
export function namedIn(text: string, user: string): (path: string) => boolean {
  const plain = text.replace(/"?\$(?:HOME|\{HOME\})"?(?=\/)/g, '~').replace(/(?<![\w.~/-])\.\//g, '');
  const entered = foldersEntered(plain);
  return (path) => [...namesOf(path, user), ...namesWithin(entered, path)].some((name) => names(plain, name));
}

/** What commands may call a file: its path and, in a home, also its path from there and its base name. */
function namesOf(path: string, user: string): string[] {
  const [, other, rest = ''] = /^\/home\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const home = [`/home/${user}/`, '/root/'].find((each) => path.startsWith(each));
  const from = other === undefined ? [] : [`~${other}/${rest}`];
  if (home === undefined) return [path, ...from];
  const below = path.slice(home.length);
  return [path, ...from, `~/${below}`, ...(home === '/root/' ? [`~root/${below}`] : []), below, below.slice(below.lastIndexOf('/') + 1)];
}

const CHANGE_OF_FOLDER = /(?<![\w./-])(?:cd|pushd) +(?:"([^"\n]*)"|'([^'\n]*)'|([^\s;&|()"']+))/g;

/** The folders that commands change to, each without its home and a slash at its end. */
function foldersEntered(text: string): string[] {
  return [...text.matchAll(CHANGE_OF_FOLDER)].map(([, double, single, bare = '']) => (double ?? single ?? bare).replace(/^~[^/]*\//, '').replace(/\/$/, ''));
}

/** What commands may call a file after they have changed to a folder above it, which may itself be named from another. */
function namesWithin(entered: readonly string[], path: string): string[] {
  return entered.flatMap((to) => {
    const folder = `${to.startsWith('/') ? '' : '/'}${to}/`;
    const at = path.indexOf(folder);
    return at < 0 || (to.startsWith('/') && at > 0) ? [] : [path.slice(at + folder.length)];
  });
}

/** Whether a text contains a name as a whole: not as part of another, nor of a longer path. */
function names(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<![\\w.~/-])${escapeRegExp(name)}(?![\\w-]|\\.\\w)`).test(text);
}
