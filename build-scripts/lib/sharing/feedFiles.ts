import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { FEEDS } from '../../../src/core/site/feeds';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { escapeMarkup } from '../text/escapeMarkup';
import { xmlCharacters } from '../text/xmlCharacters';
import type { FeedEntry } from './feedEntries';

/** What every format says of the feed itself. */
interface FeedFrame {
  readonly site: SiteConstants;
  /** Without a trailing slash; with the base path. */
  readonly siteUrl: string;
  /** When its newest entry changed; null for a feed without entries. */
  readonly updated: Date | null;
}

type Generate = (entries: readonly FeedEntry[], frame: FeedFrame, feedUrl: string) => string;

const GENERATE: Readonly<Record<(typeof FEEDS)[number]['path'], Generate>> = { '/feed.xml': rss, '/atom.xml': atom, '/feed.json': json };

/** The feed in its formats, by path: RSS 2.0, Atom 1.0 (RFC 4287) and JSON Feed 1.1, all with the full texts. */
export function feedFiles(entries: readonly FeedEntry[], { site, siteUrl }: Pick<FeedFrame, 'site' | 'siteUrl'>): ReadonlyMap<string, string> {
  const frame: FeedFrame = { site, siteUrl, updated: entries[0]?.updated ?? null };
  const marked = entries.map((entry) => ({ ...entry, html: withDirection(entry.html, site) }));
  return new Map(FEEDS.map(({ path }) => [path, GENERATE[path](marked, frame, siteUrl + path)]));
}

/** A text from right to left says so: a reader shows it on a page of its own, whose direction it would get. */
function withDirection(html: string, { dir, language }: SiteConstants): string {
  return dir ? `<div dir="${dir}" lang="${language}">${html}</div>` : html;
}

function rss(entries: readonly FeedEntry[], { site, siteUrl, updated }: FeedFrame, feedUrl: string): string {
  const feed = generateRssFeed({
    title: site.title,
    link: `${siteUrl}/`,
    description: site.description,
    language: site.language,
    ...(updated ? { lastBuildDate: updated } : {}),
    image: { url: `${siteUrl}/icon-192.png`, title: site.title, link: `${siteUrl}/` },
    atom: { links: [{ href: feedUrl, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(({ url, title, summary, html, updated: date, tags }) => ({
      title,
      link: url,
      // An item's description is the one element that is HTML; titles are plain text (rssboard.org/rss-profile).
      description: escapeMarkup(summary),
      guid: { value: url, isPermaLink: true },
      pubDate: date,
      categories: tags.map((name) => ({ name })),
      dc: { creators: [site.author.name] },
      content: { encoded: html },
    })),
  });
  return xmlCharacters(feed);
}

function atom(entries: readonly FeedEntry[], { site, siteUrl, updated }: FeedFrame, feedUrl: string): string {
  const feed = generateAtomFeed({
    id: `${siteUrl}/`,
    title: { value: site.title },
    subtitle: { value: site.description },
    // The format demands a date; without entries nothing has ever changed.
    updated: updated ?? new Date(0),
    authors: [{ name: site.author.name, ...(site.author.email ? { email: site.author.email } : {}), uri: `${siteUrl}/` }],
    icon: `${siteUrl}/favicon.svg`,
    links: [
      { href: feedUrl, rel: 'self', type: 'application/atom+xml' },
      { href: `${siteUrl}/`, rel: 'alternate', type: 'text/html', hreflang: site.language },
    ],
    entries: entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
      ...(entry.published ? { published: entry.published } : {}),
      updated: entry.updated,
      categories: entry.tags.map((term) => ({ term })),
      summary: { value: entry.summary },
      content: { value: entry.html, type: 'html' },
    })),
  });
  return xmlCharacters(feed);
}

function json(entries: readonly FeedEntry[], { site, siteUrl }: FeedFrame, feedUrl: string): string {
  const feed = generateJsonFeed({
    title: site.title,
    home_page_url: `${siteUrl}/`,
    feed_url: feedUrl,
    description: site.description,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language: site.language,
    authors: [{ name: site.author.name, url: `${siteUrl}/` }],
    items: entries.map(({ url, title, summary, html, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(published ? { date_published: published } : {}),
      date_modified: updated,
      tags: [...tags],
    })),
  });
  // The library leaves empty lists out; the format demands this one.
  return JSON.stringify({ items: [], ...(feed as object) });
}
