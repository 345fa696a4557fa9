import { existsSync, lstatSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { displayPath } from '../../files/displayPath';
import { filesIn } from '../../files/filesIn';
import { pathBelow } from '../../files/pathBelow';
import { hiddenFolders, isPublic } from '../../files/publicFiles';
import { articleName } from '../source/articleName';
import { changedDays, type ChangedDay } from './changedDays';
import { filesBelow, isReadable, readData, readText, statIfThere, type Report } from '../source/contentFile';
import type { DocumentSource } from '../articles/document';
import type { Folder } from '../source/schema';
import { addressBeside } from '../pictures/pictureHref';
import { PICTURE_NAME } from '../pictures/readPicture';
import type { Problem } from '../source/problem';
import type { Clock } from '../articles/publication';
import { PUBLIC } from './publicFolder';
import { strayMarkdown } from './strayMarkdown';

const FOLDERS: readonly Folder[] = ['wiki', 'blog', 'projects'];

/** The folder of a content folder that keeps the guides' editions. */
export const HISTORY = 'history';
/** The one that keeps recordings of sessions, by article: `recordings/wiki/ssh.json`. */
export const RECORDINGS = 'recordings';

/** Folders with other purposes. */
const OTHER_FOLDERS = ['images', 'checks', HISTORY, RECORDINGS, PUBLIC];

/** The files of a content folder, as text. */
export interface ContentFiles {
  readonly documents: readonly DocumentSource[];
  readonly openSource: YamlFile | null;
  readonly resume: YamlFile | null;
  /** How long the releases that guides apply to are supported. */
  readonly lifecycle?: YamlFile | null;
  /** The sidecars, by article: `wiki/ssh`. */
  readonly checks?: ReadonlyMap<string, YamlFile>;
  /** The stored editions of guides, by the guide's id. */
  readonly histories?: ReadonlyMap<string, YamlFile>;
  /** Recorded sessions, by article: `wiki/ssh`. */
  readonly recordings?: ReadonlyMap<string, YamlFile>;
  /** Paths under the site root, e.g. `/images/azure-migration.svg`, to absolute file paths. */
  readonly images: ReadonlyMap<string, string>;
  /** The addresses that other files beside articles would have as pictures. */
  readonly unshown?: ReadonlySet<string>;
  /** Files that are copied to the root of the site as they are, by their paths there. */
  readonly publicFiles?: ReadonlyMap<string, string>;
  /** What couldn't be read, and so isn't here. */
  readonly problems?: readonly Problem[];
}

export interface YamlFile {
  readonly file: string;
  readonly text: string;
  /** The day of its last change, for a file that doesn't state it. */
  readonly changed?: string;
}

/** Reads a content folder. A missing collection counts as empty. READMEs and files other than Markdown are ignored; Markdown outside the collections gets a warning. */
export function readContent(contentDir: string, clock?: Clock): ContentFiles {
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory()) {
    throw new Error(`There is no content folder ${contentDir}; point --content or CONTENT_DIR at one with wiki/, blog/ and projects/.`);
  }
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const below = (name: string) => filesBelow({ dir: join(contentDir, name), contentDir }, report);
  const pathIn = (name: string, file: string) => addressPath(join(contentDir, name), file);
  const yaml = (name: string, dayOf?: ChangedDay) => yamlFile(join(contentDir, name), { contentDir, dayOf }, report);
  const dayOf = changedDays(contentDir, report, clock);
  YAML_NAMES.map((name) => join(contentDir, `${name}.yaml`))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false }))
    .forEach((path) => reportEnding(path, report));
  problems.push(...strayMarkdown(contentDir, { articles: FOLDERS, others: OTHER_FOLDERS }));
  const inFolders = new Map(FOLDERS.map((folder) => [folder, below(folder)]));
  const beside = FOLDERS.flatMap((folder) => (inFolders.get(folder) ?? []).map((file) => [addressBeside(folder, pathIn(folder, file)), file] as const));
  return {
    documents: FOLDERS.flatMap((folder) => markdownFiles({ folder, dir: join(contentDir, folder), dayOf }, inFolders.get(folder) ?? [], report)),
    openSource: yaml('open-source.yml'),
    resume: yaml('resume.yml', dayOf),
    lifecycle: yaml('lifecycle.yml'),
    checks: new Map(
      below('checks')
        .filter((path) => path.endsWith('.yml'))
        .flatMap((path) => byArticle(path, pathIn('checks', path), report)),
    ),
    histories: new Map(
      below(HISTORY)
        .filter((path) => path.endsWith('.json'))
        .flatMap((path) => {
          const text = readData(path, report);
          return text === undefined ? [] : [[basename(path, '.json'), { file: displayPath(path), text }] as const];
        }),
    ),
    recordings: new Map(
      below(RECORDINGS)
        .filter((path) => path.endsWith('.json'))
        .flatMap((path) => byArticle(path, pathIn(RECORDINGS, path), report)),
    ),
    images: picturesIn([...below('images').map((file) => [`/images/${pathIn('images', file)}`, file] as const), ...beside.filter(isPicture)], report),
    unshown: new Set(beside.filter((each) => !isPicture(each)).map(([address]) => address)),
    publicFiles: publicFilesIn(contentDir, report),
    problems,
  };
}

/** A path as addresses have it, in NFC: file names from macOS may be in NFD. */
const addressPath = (dir: string, file: string) => pathBelow(dir, file).normalize();

/** The files to copy to the root of the site, with a warning for each hidden folder that isn't copied. */
function publicFilesIn(contentDir: string, report: Report): Map<string, string> {
  const dir = join(contentDir, PUBLIC);
  for (const folder of hiddenFolders(statIfThere(dir)?.isDirectory() ? filesIn(dir) : [])) {
    const message = "isn't published, because its name begins with a dot";
    report({
      file: displayPath(join(dir, folder)),
      line: 1,
      column: 1,
      message,
      hint: 'Rename it; the only hidden folder that is published is .well-known.',
      isWarning: true,
    });
  }
  const files = filesBelow({ dir, contentDir, isWanted: isPublic }, report);
  return new Map(files.map((file) => [`/${addressPath(dir, file)}`, file]));
}

const isPicture = ([, file]: readonly [address: string, file: string]) => PICTURE_NAME.test(file);

/** Pictures by address; the first of two with the same one wins. */
function picturesIn(files: readonly (readonly [path: string, file: string])[], report: Report): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [path, file] of files) {
    const taken = pictures.get(path);
    if (taken === undefined) pictures.set(path, file);
    else
      report({
        file: displayPath(file),
        line: 1,
        column: 1,
        message: `would have the address ${path}, which ${displayPath(taken)} already has`,
        hint: 'Rename one of the two.',
      });
  }
  return pictures;
}

interface Collection {
  readonly folder: Folder;
  readonly dir: string;
  readonly dayOf: ChangedDay;
}

function withDay<T extends object>(file: T, changed: string | undefined): T {
  return changed === undefined ? file : { ...file, changed };
}

/** The YAML files at the top of a content folder. */
const YAML_NAMES = ['site', 'resume', 'open-source', 'lifecycle'];

/** Only other programs know its extension: the file would silently be missing. */
function reportEnding(path: string, report: Report): void {
  const ending = path.endsWith('.yaml') ? '.yml' : '.md';
  const name = basename(path).replace(/\.\w+$/, ending);
  const hint = path.endsWith('.mdx')
    ? `Rename it to ${name} and write its components in Markdown; npm run import does so for a whole site.`
    : `Rename it to ${name}.`;
  report({ file: displayPath(path), line: 1, column: 1, message: `isn't read, because its name doesn't end in ${ending}`, hint, isWarning: true });
}

function markdownFiles({ folder, dir, dayOf }: Collection, paths: readonly string[], report: Report): DocumentSource[] {
  paths.filter((path) => /\.(?:markdown|mdown|mkdn?|mdx|MD)$/.test(path)).forEach((path) => reportEnding(path, report));
  return paths
    .filter((path) => path.endsWith('.md') && basename(path) !== 'README.md')
    .flatMap((path) => {
      const text = readText(path, report);
      const inner = addressPath(dir, dirname(path));
      if (text === undefined) return [];
      const name = articleName(addressPath(dir, path));
      return [withDay({ folder, file: displayPath(path), name, ...(inner === '' ? {} : { below: inner }), text }, dayOf(path))];
    });
}

/** @param name the path in its folder: the article's key with an extension */
function byArticle(path: string, name: string, report: Report): (readonly [string, YamlFile])[] {
  const text = readData(path, report);
  return text ? [[name.replace(/\.\w+$/, ''), { file: displayPath(path), text }]] : [];
}

interface YamlPlace {
  readonly contentDir: string;
  readonly dayOf: ChangedDay | undefined;
}

function yamlFile(path: string, { contentDir, dayOf }: YamlPlace, report: Report): YamlFile | null {
  if (!lstatSync(path, { throwIfNoEntry: false }) || !isReadable(path, contentDir, report)) return null;
  const text = readData(path, report);
  return text === undefined ? null : withDay({ file: displayPath(path), text }, dayOf?.(path));
}
