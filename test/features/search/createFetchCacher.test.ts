import { cacheName } from '../../../src/core/site/offlineCaches';
import { createFetchCacher } from '../../../src/features/search/createFetchCacher';
import { KEEPER_LOOK_MS, KEEPER_LOOKS } from '../../../src/features/search/limits';

const PAGES_CACHE = cacheName('pages', '/');
const SHARDS_CACHE = cacheName('shards', '/');
const ORIGIN = 'https://example.com';
const HEAD = `${ORIGIN}/data/search-index.json`;
const SHARD = `${ORIGIN}/data/search/abc/words-1.json`;

/**
 * A browser whose service worker has the named caches, of which those in `full` can't be opened; addresses in `offline` can't be fetched, and in
 * place of those in `portal` comes a page.
 */
function browser({
  names = [PAGES_CACHE],
  offline = new Set<string>(),
  portal = new Set<string>(),
  full = new Set<string>(),
}: Partial<Record<'offline' | 'portal' | 'full', Set<string>>> & { names?: string[] } = {}) {
  const kept = new Map<string, string[]>();
  const asked: string[] = [];
  const fetched = [`${ORIGIN}/assets/shard-worker.js`, HEAD, SHARD];
  globalThis.fetch = (input) => {
    const address = input as string;
    asked.push(address);
    if (offline.has(address)) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = new Map([['Content-Type', portal.has(address) ? 'text/html' : 'application/json; charset=utf-8']]);
    return Promise.resolve({ status: 200, headers } as unknown as Response);
  };
  const open = (name: string) => {
    if (full.has(name)) return Promise.reject(new DOMException('', 'QuotaExceededError'));
    const addresses = kept.get(name) ?? [];
    kept.set(name, addresses);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(addresses.includes(address) || undefined),
      put: (address: string) => Promise.resolve(void addresses.push(address)),
    } as unknown as Cache);
  };
  const caches = { has: (name: string) => Promise.resolve(names.includes(name)), open };
  const performance = { getEntriesByType: () => fetched.map((name) => ({ name })) as PerformanceEntry[] };
  return { kept, asked, fetched, names, offline, portal, full, look: createFetchCacher({ caches, performance }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const passed = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('createFetchCacher', () => {
  it('S3 keeps what the worker fetched before there was a service worker, each in its cache and once', async () => {
    const { kept, asked, look } = browser();
    look();
    await passed();
    look();
    await passed();
    expect([...kept]).toEqual([
      [PAGES_CACHE, [HEAD]],
      [SHARDS_CACHE, [SHARD]],
    ]);
    expect(asked).toEqual([HEAD, SHARD]);
  });

  it('S3 waits for a service worker that comes later, and not for ever', async () => {
    const { kept, names, look } = browser({ names: [] });
    look();
    await passed(KEEPER_LOOK_MS);
    expect(kept.size).toBe(0);
    names.push(PAGES_CACHE);
    await passed(KEEPER_LOOK_MS);
    expect(kept.get(SHARDS_CACHE)).toEqual([SHARD]);
    const never = browser({ names: [] });
    never.look();
    await passed(KEEPER_LOOK_MS * KEEPER_LOOKS);
    expect([jest.getTimerCount(), never.kept.size]).toEqual([0, 0]);
  });

  it('S3 tries again at the next search what could not be fetched', async () => {
    const { kept, offline, look } = browser({ offline: new Set([SHARD]) });
    look();
    await passed();
    expect(kept.get(SHARDS_CACHE)).toEqual([]);
    offline.clear();
    look();
    await passed();
    expect(kept.get(SHARDS_CACHE)).toEqual([SHARD]);
  });

  it('S3 keeps no page of a portal in place of the index or a shard, and tries again at the next search', async () => {
    const { kept, portal, look } = browser({ portal: new Set([HEAD, SHARD]) });
    look();
    await passed();
    expect([...kept.values()]).toEqual([[], []]);
    portal.clear();
    look();
    await passed();
    expect([...kept.values()]).toEqual([[HEAD], [SHARD]]);
  });

  it('S3 tries again at the next search what the cache could not take', async () => {
    const { kept, full, look } = browser({ full: new Set([SHARDS_CACHE]) });
    look();
    await passed();
    expect([...kept]).toEqual([[PAGES_CACHE, [HEAD]]]);
    full.clear();
    look();
    await passed();
    expect(kept.get(SHARDS_CACHE)).toEqual([SHARD]);
  });

  it('S3 goes on where the browser refuses its caches', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const caches = { has: () => Promise.reject(new DOMException('', 'SecurityError')), open: () => Promise.reject(new Error('not asked')) };
    createFetchCacher({ caches, performance: { getEntriesByType: () => [{ name: SHARD }] as PerformanceEntry[] } })();
    await passed();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('does nothing where there are no caches', async () => {
    createFetchCacher({ performance: { getEntriesByType: () => [{ name: SHARD }] as PerformanceEntry[] } })();
    await passed();
    expect(jest.getTimerCount()).toBe(0);
  });
});
