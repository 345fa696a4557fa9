import { changesPath } from '../../../src/core/site/changesPath';
import { FEEDS } from '../../../src/core/site/feeds';
import { markdownFile, markdownPath } from '../../../src/core/site/markdownPath';
import { scriptPath } from '../../../src/core/site/scriptPath';
import { tagPath } from '../../../src/core/site/routes';
import { routeOf, type CompiledDocument } from '../content/articles/document';
import { documentsOf, type ContentModel } from '../content/model/model';
import { imagesOf } from '../content/model/modelPictures';
import { pagesOf } from '../content/pages/pagesOf';
import type { Page } from '../content/pages/page';
import { hasScript } from '../content/articles/scriptParts';
import { FULL_TEXT_PATHS, fullTextPath } from '../http/fullTextPaths';
import { resumePaths } from '../resume/resumePaths';
import type { SiteSettings } from '../settings/settings';
import { textFiles } from '../sharing/textFiles';
import type { PublishedArticle, PublishedUrls } from './urlLock';

/** The addresses that others may keep: pages, headings, feeds, Markdown, scripts, the resume's files, pictures, and former addresses. */
export function publishedUrls(
  model: ContentModel,
  { site, siteUrl }: Pick<SiteSettings, 'site' | 'siteUrl'>,
  pages: readonly Page[] = pagesOf(model),
): PublishedUrls {
  const articles = documentsOf(model).map((document): PublishedArticle => ({
    file: document.file,
    route: routeOf(document),
    anchors: anchorsOf(document),
  }));
  const urls = [
    ...pages.flatMap(({ path, isContinuation }) => (isContinuation ? [] : [path])),
    ...pages.flatMap(({ path, isContinuation, isUnlisted }) => (isContinuation || isUnlisted ? [] : (markdownPath(path) ?? []))),
    ...articles.flatMap(({ route, anchors }) => anchors.map((id) => `${route}#${id}`)),
    ...textFiles(model, { siteUrl }).keys(),
    ...(model.resume ? resumePaths(model.site, model.publicFiles) : []),
    ...model.images.keys(),
    ...model.publicFiles.keys(),
    ...model.redirects.map(({ from }) => from),
  ];
  const withdrawn = [...model.expired.flatMap((document) => [...addressesOf(document), ...placesOf(document)]), ...model.withdrawnTags.map(({ from }) => from)];
  const generated = [...FEEDS.map(({ path }) => path), ...FULL_TEXT_PATHS, ...resumePaths(site)];
  return { urls, redirects: model.redirects, articles, withdrawn, generated, unmade: unmadeFiles(model) };
}

function unmadeFiles({ missingPdf }: ContentModel): ReadonlyMap<string, string> {
  if (!missingPdf) return new Map();
  const { file, line, column, message, hint } = missingPdf.fault;
  return new Map([[missingPdf.path, `${file}:${line}:${column}: ${message}. ${hint}`]]);
}

/** Present and former ones. */
function anchorsOf({ headings, meta }: CompiledDocument): string[] {
  return [...headings.map(({ id }) => id), ...Object.keys(meta?.anchors ?? {})];
}

/** Every address that an article has or had, with those of its tags and pictures. */
function addressesOf(document: CompiledDocument): string[] {
  const { aliases = [], tags = [] } = document.meta ?? {};
  return [
    ...[routeOf(document), ...aliases].flatMap((path) => formsOf(path, document)),
    ...tags.map(tagPath).flatMap((path) => [path, markdownFile(path)]),
    ...imagesOf(document),
  ];
}

/** A present or former address of an article, and those of its headings and other forms below it. */
function formsOf(path: string, document: CompiledDocument): string[] {
  return [
    path,
    markdownFile(path),
    ...(hasScript(document) ? [scriptPath(path)] : []),
    ...(document.folder === 'wiki' ? [changesPath(path)] : []),
    ...anchorsOf(document).map((id) => `${path}#${id}`),
  ];
}

/** The lists, feeds and pages that are there as long as something is listed in them: without what has expired, they may be gone, too. */
function placesOf({ folder, meta }: CompiledDocument): string[] {
  if (meta?.unlisted === true) return [];
  const feeds = folder === 'projects' ? [] : FEEDS.map(({ path }) => path);
  return [`/${folder}`, markdownFile(`/${folder}`), fullTextPath(folder), fullTextPath(), ...feeds, '/search', '/visit'];
}
