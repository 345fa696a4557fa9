import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { canonicalPath } from '../core/site/canonicalPath';
import { isHashed } from '../core/site/offlineCaches';
import { isPack } from '../core/site/offlinePacks';
import { SHARDS_FOLDER } from '../core/site/searchShards';
import { ASSETS_CACHE, CACHE_PREFIX, LISTS_CACHE, MAX_FILES, PAGES_CACHE, SHARDS_CACHE } from './caches';
import { offlinePage } from './offlinePage';

/*
 * Keeps what was read, so that it can be read without a connection. Files with a hash in their names come from the cache,
 * everything else from the network where there is one; nothing is fetched that a page hasn't asked for.
 * What visitors keep on purpose (src/features/keep-offline) is in the same caches, put there by the page.
 */

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the network before the cache answers, in seconds; what isn't cached waits on. */
const TIMEOUT_S = 2;

const base = new URL(self.registration.scope).pathname;

/** A page is kept under its path: what follows it is the page's own business, and some hosts redirect it to the path with a slash at its end. */
const keyOf = ({ request }: { readonly request: Request }) => Promise.resolve(request.mode === 'navigate' ? plainAddress(request.url) : request.url);

function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname === base ? base : canonicalPath(pathname));
}

/** What a host has sent, if it is to be kept: no redirect. For a page, browsers refuse a response that was redirected, so its copy is kept. */
async function keepable({ response }: { readonly response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null;
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Deletes the oldest files beyond the limit, but none that the visitor keeps; entries keep the order in which they were added. */
const limited = (name: string) => ({
  async cacheDidUpdate() {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    if (keys.length <= MAX_FILES) return;
    const wanted = await keptAddresses();
    const old = keys.filter(({ url }) => !wanted.has(url));
    await Promise.all(old.slice(0, Math.max(0, old.length - MAX_FILES)).map((key) => cache.delete(key)));
  },
});

async function keptAddresses(): Promise<ReadonlySet<string>> {
  const lists = await caches.open(LISTS_CACHE);
  const packs = await Promise.all((await lists.keys()).map(async (key): Promise<unknown> => (await lists.match(key))?.json()));
  const files = packs.flatMap((pack) => (isPack(pack) && pack.files) || []);
  return new Set(files.map(([path]) => new URL(base + path.slice(1), self.location.origin).href));
}

const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [limited(ASSETS_CACHE)] });
const shards = new CacheFirst({ cacheName: SHARDS_CACHE, plugins: [limited(SHARDS_CACHE)] });
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [{ cacheKeyWillBeUsed: keyOf, cacheWillUpdate: keepable }, limited(PAGES_CACHE)],
});

const router = new Router();
const isOwn = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith(base);
/** Its address includes its build. */
const isShard = (url: URL) => url.pathname.startsWith(base + SHARDS_FOLDER.slice(1));
/** A request with a cache mode of its own asks for what the server has now. */
const isKept = ({ mode, cache, headers }: Request) => (mode === 'navigate' || cache === 'default') && !headers.has('range');

router.registerRoute(new Route(({ url }) => isOwn(url) && isHashed(url.pathname) && url.search === '', assets));
router.registerRoute(new Route(({ url, request }) => isOwn(url) && isShard(url) && isKept(request), shards));
router.registerRoute(new Route(({ url, request }) => isOwn(url) && !isShard(url) && isKept(request), pages));
router.setCatchHandler({
  handle: async ({ request }) => (request.mode === 'navigate' ? offlinePage(await caches.open(PAGES_CACHE)) : Response.error()),
});

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
router.addFetchListener();
// A page sends the addresses of what it loaded before there was a service worker.
router.addCacheListener();

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && ![ASSETS_CACHE, PAGES_CACHE, SHARDS_CACHE, LISTS_CACHE].includes(name))
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}
