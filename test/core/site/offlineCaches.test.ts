import { cacheKindOf, cacheName, isOldCache, isOwnCache } from '../../../src/core/site/offlineCaches';

const BASES = ['/', '/notes/', '/notes/a/', '/assets-1/'];

describe('the caches of sites on one origin', () => {
  it('have names of their own, and each site knows only its own', () => {
    for (const base of BASES) {
      for (const other of BASES) {
        expect(isOwnCache(cacheName('pages', other), base)).toBe(other === base);
        expect(isOldCache(cacheName('pages', other), base)).toBe(false);
        expect(isOldCache(cacheName('pages', other).replace(/\d$/, '0'), base)).toBe(other === base);
      }
      expect(isOwnCache('of another app', base)).toBe(false);
    }
  });

  it('K1 keep the names that they have had at the root of an origin, so that what visitors keep stays', () => {
    expect(cacheName('lists', '/')).toBe('ops-notebook-lists-1');
  });
});

describe('cacheKindOf', () => {
  it.each([
    ['/assets/main.0123abcd.js', 'assets'],
    ['/assets/main.0123abcd45.css', 'assets'],
    ['/assets/main.js', 'pages'],
    ['/data/search/0123456789/a1.json', 'shards'],
    ['/data/search.json', 'pages'],
    ['/data/wiki/ssh.json', 'pages'],
    ['/wiki/ssh', 'pages'],
  ] as const)('K1 keeps %s with the %s, where the service worker looks for it', (path, kind) => {
    expect(cacheKindOf(path)).toBe(kind);
  });
});
