/** One feed in three formats: feed readers differ in what they support. */
export const FEEDS = [
  { path: '/feed.xml', type: 'application/rss+xml', label: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;
