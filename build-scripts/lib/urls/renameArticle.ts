import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileAll } from '../compileAll';
import type { DocumentSource } from '../content/document';
import { createModel } from '../content/model';
import { FOLDERS } from '../content/readContent';
import { displayPath } from '../displayPath';
import { modelInput } from '../modelInput';
import { replaceFiles } from '../replaceFiles';
import type { SiteSettings } from '../settings';
import { LOCK_NAME } from './checkUrls';
import { planRename, type ContentChanges, type ContentTexts } from './planRename';
import { publishedUrls } from './publishedUrls';
import { lostUrls } from './urlLock';

const CONTENT_FILE =
  /^(?:(?:wiki|blog|projects)\/.*\.md|checks\/.*\.yml|(?:history|recordings)\/.*\.json|ledger\.json|resume\.yml|open-source\.yml|urls\.lock)$/;

/**
 * Renames an article with all that names it. Nothing is changed unless the content is sound afterwards.
 *
 * @returns what was changed, by paths in the content folder
 * @throws Error or ContentError that says why the article can't have the name
 */
export async function renameArticle(settings: SiteSettings, from: string, to: string): Promise<ContentChanges> {
  const texts = readTexts(settings.contentDir);
  const changes = planRename(texts, from, to);
  await checkRenamed(settings, new Map([...texts, ...changes]));
  replaceFiles(new Map([...changes].map(([path, text]) => [join(settings.contentDir, path), text])));
  return changes;
}

function readTexts(contentDir: string): ContentTexts {
  const paths = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const isContent = (path: string) => CONTENT_FILE.test(path) && basename(path) !== 'README.md' && !statSync(join(contentDir, path)).isDirectory();
  return new Map(paths.filter(isContent).map((path) => [path, readFileSync(join(contentDir, path), 'utf8')]));
}

/** @throws ContentError with what a build of these texts would report */
async function checkRenamed(settings: SiteSettings, texts: ReadonlyMap<string, string | null>): Promise<void> {
  const input = modelInput(settings);
  const fileOf = (path: string) => displayPath(join(settings.contentDir, path));
  const yaml = (path: string) => (texts.get(path) ? { file: fileOf(path), text: texts.get(path) ?? '' } : null);
  const documents = [...texts].flatMap(([path, text]): DocumentSource[] => {
    const folder = FOLDERS.find((each) => path.startsWith(`${each}/`));
    return folder && text !== null ? [{ folder, file: fileOf(path), name: basename(path, '.md'), text }] : [];
  });
  const model = await createModel({
    ...input,
    files: { ...input.files, documents, openSource: yaml('open-source.yml'), resume: yaml('resume.yml') },
    preview: new Set(),
    compile: async (sources) => (await compileAll(sources, settings)).documents,
  });
  const lock = texts.get(LOCK_NAME);
  const lost = lock ? lostUrls({ file: LOCK_NAME, text: lock }, publishedUrls(model, settings)) : [];
  if (lost[0]) throw new Error(`${LOCK_NAME}: ${lost[0].message}. ${lost[0].hint}`);
}
