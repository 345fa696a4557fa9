import { cacheName } from '../../core/site/offlineCaches';
import { SEARCH_INDEX } from '../../core/site/searchDataPaths';
import { SHARDS_FOLDER } from '../../core/site/searchShards';
import { BASE_PATH, withBase } from '../../platform/site';
import { KEEPER_LOOK_MS, KEEPER_LOOKS } from './limits';

const PAGES_CACHE = cacheName('pages', BASE_PATH);
const SHARDS_CACHE = cacheName('shards', BASE_PATH);

/** The parts of a worker's global scope that are needed here. */
interface Environment {
  /** Absent where the connection isn't secure. */
  readonly caches?: Pick<CacheStorage, 'has' | 'open'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Caches what a search worker fetched before there was a service worker; the page knows nothing of these requests. The browser's
 * own cache still has most of the files. If there is no service worker yet, waits a while for one.
 *
 * @returns a function that looks for new requests
 */
export function createFetchCacher({ caches, performance }: Environment): () => void {
  const kept = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (looks: number) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const missing = fetched.filter((address) => !kept.has(address) && cacheOf(address) !== null);
    if (!caches || missing.length === 0) return;
    if (await caches.has(PAGES_CACHE)) return Promise.all(missing.map((address) => keep(caches, address)));
    if (looks > 1) timer = setTimeout(start, KEEPER_LOOK_MS, looks - 1);
  };
  const keep = async (storage: Pick<CacheStorage, 'open'>, address: string) => {
    kept.add(address);
    try {
      const cache = await storage.open(cacheOf(address) ?? PAGES_CACHE);
      if (!(await cache.match(address))) await cache.put(address, await fetchJson(address));
    } catch {
      // The connection may be lost, or the cache full: the next search tries again.
      kept.delete(address);
    }
  };
  const start = (looks: number) => void look(looks).catch(console.warn);
  return () => {
    clearTimeout(timer);
    start(KEEPER_LOOKS);
  };
}

/** The service worker answers with a shard from then on, so it is never the page of a portal, which has status 200, too. */
async function fetchJson(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status !== 200 || !response.headers.get('Content-Type')?.includes('json')) throw new TypeError(`${address}: isn't data`);
  return response;
}

/** The cache in which the service worker would have put a file; null for what the page itself hands over. */
function cacheOf(address: string): string | null {
  const { pathname } = new URL(address);
  if (pathname === withBase(SEARCH_INDEX)) return PAGES_CACHE;
  return pathname.startsWith(withBase(SHARDS_FOLDER)) ? SHARDS_CACHE : null;
}
