import { FEEDS } from '../../../src/core/site/feeds';
import { markdownPath } from '../../../src/core/site/markdownPath';
import type { ContentModel } from '../content/model';
import type { SiteSettings } from '../settings';
import { articleMarkdown, documentPath } from './articleMarkdown';
import { articleHtml } from './articleHtml';
import { feedDocuments, feedEntry } from './feedEntries';
import { feedFiles } from './feedFiles';
import { llmsTxt } from './llmsTxt';

/** The texts by which a site is read elsewhere, by path, each made when it is asked for: feeds, Markdown, `llms.txt`. */
export function textFiles(model: ContentModel, { siteUrl }: Pick<SiteSettings, 'siteUrl'>): ReadonlyMap<string, () => string> {
  const { site, wiki, blog, projects } = model;
  let feeds: ReadonlyMap<string, string> | undefined;
  const entries = () =>
    feedDocuments(model).map((document) => feedEntry(document, siteUrl, articleHtml(document.blocks, { pageUrl: siteUrl + documentPath(document), siteUrl })));
  const feed = (path: string) => (feeds ??= feedFiles(entries(), { site, siteUrl })).get(path) ?? '';
  const documents = [...wiki.all, ...blog.all, ...projects.all];
  return new Map([
    ...FEEDS.map(({ path }) => [path, () => feed(path)] as const),
    ['/llms.txt', () => llmsTxt(model, siteUrl)] as const,
    ...documents.flatMap((document) => {
      const path = markdownPath(documentPath(document));
      return path === null ? [] : [[path, () => articleMarkdown(document, siteUrl)] as const];
    }),
  ]);
}
