import { FEEDS } from '../../../src/core/site/feeds';
import { changesPath } from '../../../src/core/site/changesPath';
import { markdownPath } from '../../../src/core/site/markdownPath';
import { scriptPath } from '../../../src/core/site/scriptPath';
import { routeOf, isWiki } from '../content/articles/document';
import { documentsOf, type ContentModel } from '../content/model/model';
import { hasChanges } from '../content/reading/histories';
import { hasScript } from '../content/articles/scriptParts';
import { guideScript } from '../script/guideScript';
import { LLMS_TXT } from '../http/fullTextPaths';
import type { SiteSettings } from '../settings/settings';
import { articleMarkdown } from './articleMarkdown';
import { changesFeed } from './changesFeed';
import { feedEntries } from './feedEntries';
import { feedFiles } from './feedFiles';
import { fullTexts } from './llmsFull';
import { llmsTxt } from './llmsTxt';

/** The texts for reading a site elsewhere, by path, made on demand: feeds, also of guides' changes, Markdown, scripts, `llms.txt`, full texts. */
export function textFiles(model: ContentModel, { siteUrl }: Pick<SiteSettings, 'siteUrl'>): ReadonlyMap<string, () => string> {
  const { site } = model;
  let feeds: ReadonlyMap<string, string> | undefined;
  const feed = (path: string) => (feeds ??= feedFiles(feedEntries(model, siteUrl), { site, siteUrl })).get(path) ?? '';
  return new Map([
    ...(model.wiki.all.length + model.blog.all.length > 0 ? FEEDS : []).map(({ path }) => [path, () => feed(path)] as const),
    [LLMS_TXT, () => llmsTxt(model, siteUrl)] as const,
    ...fullTexts(model, siteUrl),
    ...documentsOf(model).flatMap((document) => {
      const path = markdownPath(routeOf(document));
      return path === null ? [] : [[path, () => articleMarkdown(document, { siteUrl, ledger: model.ledger })] as const];
    }),
    ...documentsOf(model).flatMap((document) =>
      isWiki(document) && hasChanges(document, model) ? [[changesPath(routeOf(document)), () => changesFeed(document, { model, siteUrl })] as const] : [],
    ),
    ...documentsOf(model).flatMap((document) =>
      isWiki(document) && hasScript(document) ? [[scriptPath(routeOf(document)), () => guideScript(document, siteUrl)?.text ?? ''] as const] : [],
    ),
  ]);
}
