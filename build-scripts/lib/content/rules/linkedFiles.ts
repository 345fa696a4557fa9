import { FEEDS } from '../../../../src/core/site/feeds';
import { markdownFile } from '../../../../src/core/site/markdownPath';
import { scriptPath } from '../../../../src/core/site/scriptPath';
import { fullTextPath, LLMS_TXT, TEXT_SECTIONS } from '../../http/fullTextPaths';
import { routeOf, type CompiledDocument } from '../articles/document';
import { hasScript } from '../articles/scriptParts';
import type { ContentFiles } from '../reading/readContent';
import { publicHint } from './checkPictures';

/** Files that every build makes. */
const ALWAYS_MADE = ['/sitemap.xml', '/robots.txt', '/licenses.txt', markdownFile('/'), LLMS_TXT, fullTextPath()];

/** The files besides pages that a build makes, to which links may lead, with the document that each is a part of, if it is of one. */
export function madeFiles(documents: readonly CompiledDocument[]): ReadonlyMap<string, CompiledDocument | null> {
  const listed = documents.filter(({ meta }) => meta?.unlisted !== true);
  const sections = TEXT_SECTIONS.filter((section) => listed.some(({ folder }) => folder === section));
  const feeds = sections.some((section) => section !== 'projects') ? FEEDS.map(({ path }) => path) : [];
  return new Map([
    ...[...ALWAYS_MADE, ...feeds, ...sections.map(fullTextPath)].map((path) => [path, null] as const),
    ...documents.filter(hasScript).map((document) => [scriptPath(routeOf(document)), document] as const),
  ]);
}

/** What to do about a link to a file beside an article that isn't published there. */
export function hintForFile(path: string, document: CompiledDocument, files: Pick<ContentFiles, 'unshown'>): string | undefined {
  const { folder, id, path: own = `${folder}/${id}.md` } = document;
  const dir = own.slice(0, own.lastIndexOf('/'));
  // A link is resolved from the page, whose address has none of the folders within a collection.
  const isThere = [path, `/${dir}${path.slice(folder.length + 1)}`].some((each) => files.unshown?.has(`/images${each}`));
  return isThere ? publicHint(encodeURI(path)) : undefined;
}

/** An article with the name that a path ends with: pages have no folders within their collection. */
export function sameName(path: string, routes: ReadonlyMap<string, CompiledDocument>): string | undefined {
  const name = path.slice(path.lastIndexOf('/')).replace(/\.(?:md|html)$/, '');
  const route = [...routes.keys()].find((each) => each.endsWith(name));
  return route === undefined ? undefined : `Did you mean "${route}"?`;
}
