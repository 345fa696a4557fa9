import { cacheName, isOldCache, isOwnCache } from '../../../src/core/site/offlineCaches';

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
