import { descriptionOf } from '../content/summaries/cards';
import { routeOf } from '../content/articles/document';
import type { ContentModel } from '../content/model/model';
import type { ValidDocument } from '../content/articles/document';

/** How many of the newest entries a feed has: readers keep what they have seen, and full texts are long. */
export const FEED_ENTRIES = 20;

/** A post or guide as every feed format has it. */
export interface FeedEntry {
  /** Its address, which is also its id: it stays as long as the page does. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** Posts only: a guide is kept up to date, and nobody knows when it began. */
  readonly published: Date | null;
  readonly updated: Date;
  readonly tags: readonly string[];
}

/** The newest posts and guides, newest first; of one day, in the order of their addresses. */
export function feedEntries({ wiki, blog }: Pick<ContentModel, 'wiki' | 'blog'>, siteUrl: string): FeedEntry[] {
  return [...blog.all, ...wiki.all]
    .map((document) => ({ document, time: dateOf(document).getTime(), path: routeOf(document) }))
    .sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1))
    .slice(0, FEED_ENTRIES)
    .map(({ document }) => feedEntry(document, siteUrl));
}

function feedEntry(document: ValidDocument<'wiki' | 'blog'>, siteUrl: string): FeedEntry {
  const { meta } = document;
  const updated = dateOf(document);
  return {
    url: siteUrl + routeOf(document),
    title: meta.title,
    summary: descriptionOf(document) || meta.title,
    html: document.html.join(siteUrl),
    published: 'excerpt' in meta ? updated : null,
    updated,
    tags: [...new Set([meta.category, ...meta.tags])],
  };
}

/** A day without a time is midnight UTC, wherever the site is built. */
function dateOf({ meta }: ValidDocument<'wiki' | 'blog'>): Date {
  return new Date('date' in meta ? meta.date : meta.lastUpdated);
}
