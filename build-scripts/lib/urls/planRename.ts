import { changesPath } from '../../../src/core/site/changesPath';
import { markdownFile } from '../../../src/core/site/markdownPath';
import { scriptPath } from '../../../src/core/site/scriptPath';
import { formatLedger, type Ledger } from '../content/ledger/ledger';
import { articleName, FILE_RULE, ID, ID_RULE, isNameOfFile } from '../content/source/articleName';
import type { Problem } from '../content/source/problem';
import { HISTORY, RECORDINGS } from '../content/reading/readContent';
import { formatScriptRuns, parseScriptRuns, SCRIPT_RUNS } from '../verify/scriptRuns/scriptRuns';
import { LOCK_NAME } from './checkUrls';
import { aliasEdits, fieldEdits, linkEdits, yamlEdits, type Moved } from './renameEdits';
import { applyEdits, type Edit } from './textEdit';
import { formatLock, lockedUrls } from './urlLock';

/** The files of a content folder as text, by their paths in it. */
export type ContentTexts = ReadonlyMap<string, string>;

/** New contents by path; null for a file that is no longer there. */
export type ContentChanges = ReadonlyMap<string, string | null>;

interface Renaming {
  /** The article, such as `wiki/ssh`. */
  readonly from: string;
  /** Its new name, in the same collection. */
  readonly to: string;
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
}

interface RenamePlan {
  readonly changes: ContentChanges;
  /** What has to be changed by hand first, such as links. */
  readonly problems: readonly Problem[];
}

/**
 * What changes in a content folder when an article gets another id: its file, its records, and everything that names it.
 *
 * @throws Error for names that are wrong or taken
 */
export function planRename(texts: ContentTexts, { from, to, siteUrl }: Renaming): RenamePlan {
  const moved = { ...readNames(from, to), siteUrl };
  const path = articlePath(texts, from);
  if (path === undefined) throw new Error(`There is no article ${from}.`);
  const taken = articlePath(texts, to) ?? [sidecarOf(to), historyOf(moved.to, moved), recordingsOf(to)].find((file) => texts.has(file));
  if (taken !== undefined) throw new Error(`${to} can't be the new name: ${taken} already exists.`);
  const isPublished = isLocked(texts, moved) ?? true;
  const changes = new Map<string, string | null>();
  const problems: Problem[] = [];
  for (const [each, text] of texts) {
    const changed = applyEdits(text, editsIn({ path: each, text, isMoved: each === path, isPublished }, moved, problems));
    if (changed !== text) changes.set(each, changed);
  }
  move(changes, { texts, from: path, to: renamedPath(path, moved.to) });
  move(changes, { texts, from: historyOf(moved.from, moved), to: historyOf(moved.to, moved) });
  move(changes, { texts, from: sidecarOf(from), to: sidecarOf(to) });
  move(changes, { texts, from: recordingsOf(from), to: recordingsOf(to) });
  for (const [name, text] of recordsOf(texts, { from, to, moved, problems })) changes.set(name, text);
  return { changes, problems };
}

/** An article's file under another id: in the same folder, with the pictures there, whose addresses stay. */
export function renamedPath(path: string, id: string): string {
  return path.replace(/[^/\\]+$/, `${id}.md`);
}

const NAME = /^(wiki|blog|projects)\/([^/]+)$/;

function readNames(from: string, to: string): Omit<Moved, 'siteUrl'> {
  const [, folder = '', id = ''] = NAME.exec(from) ?? [];
  const [, toFolder, toId = ''] = NAME.exec(to) ?? [];
  const got = [from, to].filter(Boolean).join(' and ') || 'neither';
  if (ID.test(id) && toId !== '' && !ID.test(toId)) throw new Error(`${from} can't become ${to}: a name has only ${ID_RULE}.`);
  if (!ID.test(id) || !ID.test(toId)) throw new Error(`Name an article and its new name, such as wiki/ssh wiki/openssh; got ${got}.`);
  if (folder !== toFolder) throw new Error(`${from} can't become ${to}: an article can't move to another collection, whose fields are different.`);
  if (isNameOfFile(toId)) throw new Error(`${from} can't become ${to}: ${FILE_RULE}.`);
  if (id === toId) throw new Error(`${from} already has that name.`);
  return { folder, from: id, to: toId, fromPath: `/${from}`, toPath: `/${to}` };
}

/** Ids that differ only in case are the same on some file systems. */
function articlePath(texts: ContentTexts, name: string): string | undefined {
  const [folder = '', id = ''] = name.split('/');
  return [...texts.keys()].find((path) => path.startsWith(`${folder}/`) && path.endsWith('.md') && nameIn(path).toLowerCase() === id);
}

const nameIn = (path: string) => articleName(path.slice(path.indexOf('/') + 1));

/** Only guides have one. */
const historyOf = (id: string, { folder }: Moved) => `${folder === 'wiki' ? HISTORY : folder}/${id}.json`;
const sidecarOf = (name: string) => `checks/${name}.yml`;
const recordingsOf = (name: string) => `${RECORDINGS}/${name}.json`;

/** Whether the article's address was ever published; undefined without a lock that could tell. */
function isLocked(texts: ContentTexts, { fromPath }: Moved): boolean | undefined {
  const text = texts.get(LOCK_NAME);
  return text === undefined ? undefined : lockedUrls({ file: LOCK_NAME, text }).some(({ url }) => url === fromPath);
}

interface ContentFile {
  readonly path: string;
  readonly text: string;
  readonly isMoved: boolean;
  readonly isPublished: boolean;
}

function editsIn({ path, text, isMoved, isPublished }: ContentFile, moved: Moved, problems: Problem[]): Edit[] {
  if (/^(?:resume|open-source)\.yml$/.test(path)) return yamlEdits(text, moved);
  const [, folder] = /^(wiki|blog|projects)\/.*\.md$/.exec(path) ?? [];
  if (folder === undefined) return [];
  const links = linkEdits({ path, text, route: `/${folder}/${nameIn(path)}` }, moved, problems);
  const fields = fieldEdits({ folder, text, isMoved }, moved);
  return [...links, ...fields, ...(isMoved && isPublished ? aliasEdits(text, moved) : [])];
}

interface Move {
  readonly texts: ContentTexts;
  readonly from: string;
  readonly to: string;
}

function move(changes: Map<string, string | null>, { texts, from, to }: Move): void {
  const text = changes.get(from) ?? texts.get(from);
  if (text === undefined || text === null) return;
  changes.set(from, null);
  changes.set(to, text);
}

interface Names {
  readonly from: string;
  readonly to: string;
  readonly moved: Moved;
  readonly problems: Problem[];
}

/** The ledger, the runs of scripts and the lock with the article's new name. */
function recordsOf(texts: ContentTexts, { from, to, moved, problems }: Names): [name: string, text: string][] {
  const [ledgerText, runsText, lockText] = ['ledger.json', SCRIPT_RUNS, LOCK_NAME].map((name) => texts.get(name));
  const ledger = ledgerText === undefined ? {} : ledgerIn(ledgerText);
  const runs = runsText === undefined ? {} : parseScriptRuns({ file: SCRIPT_RUNS, text: runsText }, problems);
  return [
    ...(ledger[from] ? [['ledger.json', formatLedger(withKey(ledger, from, to))] as [string, string]] : []),
    ...(runs[from] ? [[SCRIPT_RUNS, formatScriptRuns(withKey(runs, from, to))] as [string, string]] : []),
    ...(lockText !== undefined && isLocked(texts, moved) ? [[LOCK_NAME, withNewUrls(lockText, moved)] as [string, string]] : []),
  ];
}

/** Empty for a damaged one: the check of the renamed content says where. */
function ledgerIn(text: string): Ledger {
  try {
    return (JSON.parse(text) ?? {}) as Ledger;
  } catch {
    return {};
  }
}

/** A record keyed by article, with one of them renamed. What an article that is gone has left under the new name isn't kept. */
export function withKey<T>(kept: Readonly<Record<string, T>>, from: string, to: string): Record<string, T> {
  if (!Object.hasOwn(kept, from)) return { ...kept };
  return Object.fromEntries(Object.entries(kept).flatMap(([key, value]) => (key === to ? [] : [[key === from ? to : key, value]])));
}

function withNewUrls(text: string, { fromPath, toPath }: Moved): string {
  const urls = lockedUrls({ file: LOCK_NAME, text }).map(({ url }) => url);
  const files = [fromPath, markdownFile(fromPath), scriptPath(fromPath), changesPath(fromPath)];
  const own = urls.filter((url) => files.includes(url) || url.startsWith(`${fromPath}#`));
  return formatLock([...urls, ...own.map((url) => toPath + url.slice(fromPath.length))], text);
}
