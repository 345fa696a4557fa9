import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileAll } from '../compiling/compileAll';
import { isHidden, statIfThere } from '../content/source/contentFile';
import type { DocumentSource } from '../content/articles/document';
import { createModel, type ContentModel } from '../content/model/model';
import { ContentError, type Problem } from '../content/source/problem';
import { sourceReader } from '../content/reading/sourceReader';
import { displayPath } from '../files/displayPath';
import { entriesBelow } from '../files/entriesBelow';
import { pathBelow } from '../files/pathBelow';
import { modelInput } from '../compiling/modelInput';
import { replaceFiles } from '../files/replaceFiles';
import type { SiteSettings } from '../settings/settings';
import { LOCK_NAME, readLock } from './checkUrls';
import { planRename, type ContentChanges, type ContentTexts } from './planRename';
import { publishedUrls } from './publishedUrls';
import { renamedInput } from './renamedInput';
import { lostUrls } from './urlLock';

const CONTENT_FILE =
  /^(?:(?:wiki|blog|projects)\/.*\.md|checks\/.*\.yml|(?:history|recordings)\/.*\.json|(?:ledger|script-runs)\.json|resume\.yml|open-source\.yml|urls\.lock)$/;

/**
 * Renames an article, and everything that names it. Nothing is changed unless the content would be valid afterwards.
 *
 * @returns what was changed, by paths in the content folder
 * @throws Error or ContentError that says why the article can't have the name
 */
export async function renameArticle(settings: SiteSettings, from: string, to: string): Promise<ContentChanges> {
  const { changes, problems } = planRename(readTexts(settings.contentDir), { from, to, siteUrl: settings.siteUrl });
  const first = problems.map((problem) => ({ ...problem, file: displayPath(join(settings.contentDir, problem.file)) }));
  await checkRenamed(settings, { changes, from, to, known: [...first, ...faultsOfLinks(settings.contentDir, changes)] });
  replaceFiles(new Map([...changes].map(([path, text]) => [join(settings.contentDir, path), text])));
  return changes;
}

function readTexts(contentDir: string): ContentTexts {
  const isContent = (path: string) => CONTENT_FILE.test(path) && !isHidden(path) && basename(path) !== 'README.md' && isFile(join(contentDir, path));
  return new Map(
    pathsIn(contentDir)
      .filter(isContent)
      .map((path) => [path, readFileSync(join(contentDir, path), 'utf8')]),
  );
}

const isFile = (path: string) => statIfThere(path)?.isFile() ?? false;

function pathsIn(contentDir: string): string[] {
  return entriesBelow(contentDir).map(({ parentPath, name }) => pathBelow(contentDir, join(parentPath, name)));
}

/** Files are replaced: a symbolic link would become a copy, and a link to a renamed file would lead nowhere. */
function faultsOfLinks(contentDir: string, changes: ContentChanges): Problem[] {
  const gone = new Set([...changes].filter(([, text]) => text === null).map(([path]) => path));
  return pathsIn(contentDir).flatMap((path): Problem[] => {
    const file = join(contentDir, path);
    if (!lstatSync(file).isSymbolicLink()) return [];
    const place = { file: displayPath(file), line: 1, column: 1 };
    if (changes.has(path))
      return [{ ...place, message: 'is a symbolic link, which renaming would turn into a file', hint: 'Replace it with a copy of the file.' }];
    const target = targetOf(file, contentDir);
    const hint = 'Remove the link, and make it again after the file is renamed.';
    return gone.has(target) ? [{ ...place, message: `is a symbolic link to ${target}; renaming would break it`, hint }] : [];
  });
}

/** Where a link leads in the content folder; empty when nowhere. */
function targetOf(link: string, contentDir: string): string {
  return statIfThere(link) ? pathBelow(realpathSync(contentDir), realpathSync(link)) : '';
}

interface Renaming {
  readonly changes: ContentChanges;
  readonly from: string;
  readonly to: string;
  /** What is already known to be in the way. */
  readonly known: readonly Problem[];
}

/** @throws ContentError with what is in the way, and what a build would report afterwards */
async function checkRenamed(settings: SiteSettings, renaming: Renaming): Promise<void> {
  const fileOf = (path: string) => displayPath(join(settings.contentDir, path));
  const input = renamedInput(modelInput(settings), { ...renaming, fileOf });
  const lock = readLock(settings.contentDir);
  const text = renaming.changes.get(LOCK_NAME) ?? lock?.text ?? '';
  const { model, problems } = await tryModel(input, settings);
  const lost = lock && model ? lostUrls({ ...lock, text }, publishedUrls(model, settings)) : [];
  const places = new Set(renaming.known.map(placeOf));
  // A link that has to be changed by hand may also lead nowhere afterwards.
  const all = [...renaming.known, ...problems.filter((problem) => !places.has(placeOf(problem))), ...lost];
  if (all.length === 0) return;
  const source = sourceReader(input.files);
  throw new ContentError(all, (file) => (file === lock?.file ? text : source(file)));
}

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

type RenamedInput = ReturnType<typeof modelInput>;

/** The model of the renamed content, or what is wrong with it. */
async function tryModel(input: RenamedInput, settings: SiteSettings): Promise<{ readonly model?: ContentModel; readonly problems: readonly Problem[] }> {
  try {
    const compile = async (sources: readonly DocumentSource[]) => (await compileAll(sources, settings)).documents;
    return { model: await createModel({ ...input, preview: new Set(), compile }), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}
