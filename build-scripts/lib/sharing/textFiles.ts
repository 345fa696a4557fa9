import { FEEDS } from '../../../src/core/site/feeds';
import { markdownPath } from '../../../src/core/site/markdownPath';
import { routeOf } from '../content/document';
import { documentsOf, type ContentModel } from '../content/model';
import type { SiteSettings } from '../settings';
import { articleMarkdown } from './articleMarkdown';
import { feedEntries } from './feedEntries';
import { feedFiles } from './feedFiles';
import { llmsTxt } from './llmsTxt';

/** The texts by which a site is read elsewhere, by path, each made when it is asked for: feeds, Markdown, `llms.txt`. */
export function textFiles(model: ContentModel, { siteUrl }: Pick<SiteSettings, 'siteUrl'>): ReadonlyMap<string, () => string> {
  const { site } = model;
  let feeds: ReadonlyMap<string, string> | undefined;
  const feed = (path: string) => (feeds ??= feedFiles(feedEntries(model, siteUrl), { site, siteUrl })).get(path) ?? '';
  return new Map([
    ...(model.wiki.all.length + model.blog.all.length > 0 ? FEEDS : []).map(({ path }) => [path, () => feed(path)] as const),
    ['/llms.txt', () => llmsTxt(model, siteUrl)] as const,
    ...documentsOf(model).flatMap((document) => {
      const path = markdownPath(routeOf(document));
      return path === null ? [] : [[path, () => articleMarkdown(document, siteUrl)] as const];
    }),
  ]);
}
