import type { FixedPage } from './routes';

/** One feed in three formats: feed readers differ in what they support. */
export const FEEDS = [
  { path: '/feed.xml', type: 'application/rss+xml', label: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** The feeds of a site with these pages: guides and posts are in them, so without both there are none. */
export function feedsOf(pages: readonly FixedPage[]): readonly (typeof FEEDS)[number][] {
  return pages.some((page) => page === 'wiki' || page === 'blog') ? FEEDS : [];
}
