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

/** The files besides pages that a build makes of documents, to which links may lead. */
export function madeFiles(documents: readonly CompiledDocument[]): ReadonlySet<string> {
  const listed = documents.filter(({ meta }) => meta?.unlisted !== true);
  const sections = TEXT_SECTIONS.filter((section) => listed.some(({ folder }) => folder === section));
  return new Set([
    ...ALWAYS_MADE,
    ...(sections.some((section) => section !== 'projects') ? FEEDS.map(({ path }) => path) : []),
    ...sections.map(fullTextPath),
    ...documents.filter(hasScript).map((document) => scriptPath(routeOf(document))),
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
