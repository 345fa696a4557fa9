import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { canonicalPath } from '../core/site/canonicalPath';
import { cacheName, isHashed, isOldCache } from '../core/site/offlineCaches';
import { isPack } from '../core/site/offlinePacks';
import { SHARDS_FOLDER } from '../core/site/searchShards';
import { MAX_FILES } from './caches';
import { isDownload, isOfSite } from './isOfSite';
import { isHtml, keepableFile, keepablePage } from './keepable';
import { keptInTrouble } from './keptInTrouble';
import { offlinePage } from './offlinePage';
import { refreshPage } from './refreshPage';

/*
 * Keeps what was read, so that it can be read without a connection. Files with a hash in their names come from the cache,
 * everything else from the network where there is one; nothing is fetched that a page hasn't asked for.
 * What visitors keep on purpose (src/features/keep-offline) is in the same caches, put there by the page.
 */

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the network before the cache answers, in seconds; what isn't cached waits on. */
const TIMEOUT_S = 2;

const site = self.registration.scope;
const base = new URL(site).pathname;
const ASSETS_CACHE = cacheName('assets', base);
const PAGES_CACHE = cacheName('pages', base);
const SHARDS_CACHE = cacheName('shards', base);

/** A page is kept under its path: what follows it is the page's own business, and some hosts redirect it to the path with a slash at its end. */
const keyOf = ({ request }: { readonly request: Request }) => Promise.resolve(request.mode === 'navigate' ? plainAddress(request.url) : request.url);

function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname === base ? base : canonicalPath(pathname));
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
  const lists = await caches.open(cacheName('lists', base));
  const packs = await Promise.all((await lists.keys()).map(async (key): Promise<unknown> => (await lists.match(key))?.json().catch(() => null)));
  const files = packs.flatMap((pack) => (isPack(pack) && pack.files) || []);
  return new Set(files.map(([path]) => new URL(base + path.slice(1), self.location.origin).href));
}

/** The path under the site's root; empty for another site. */
const pathIn = ({ origin, pathname }: URL) => (origin === self.location.origin && pathname.startsWith(base) ? pathname.slice(base.length - 1) : '');

/** A file of this name is always the same, unless it is damaged. */
const ofAssets = { cacheName: ASSETS_CACHE, plugins: [{ cacheWillUpdate: keepableFile }, limited(ASSETS_CACHE)] };
const assets = new CacheFirst(ofAssets);
/** The loader's Retry has a query; what comes replaces what is kept. */
const assetsAgain = new NetworkFirst({
  ...ofAssets,
  plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(plainAddress(request.url)) }, ...ofAssets.plugins],
});
const shards = new CacheFirst({ cacheName: SHARDS_CACHE, plugins: [{ cacheWillUpdate: keepableFile }, limited(SHARDS_CACHE)] });
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    keptInTrouble,
    {
      cacheKeyWillBeUsed: keyOf,
      // At other addresses there may be any file, of any size.
      cacheWillUpdate: async (update) => (isOfSite(pathIn(new URL(update.request.url))) || isHtml(update.response) ? keepablePage(update) : null),
      async fetchDidSucceed({ request, response }) {
        // What is gone would come back on a slow line.
        if (response.status === 404 || response.status === 410) await (await caches.open(PAGES_CACHE)).delete(await keyOf({ request }));
        return response;
      },
    },
    // The connection may be lost meanwhile; the oldest files go all the same.
    { cacheDidUpdate: async (update) => refreshPage(await caches.open(PAGES_CACHE), site, update).catch(console.warn) },
    limited(PAGES_CACHE),
  ],
});

const router = new Router();
/** Its address includes its build. */
const isShard = (url: URL) => pathIn(url).startsWith(SHARDS_FOLDER);
/** For a page anywhere under the root, such as a former address, the network's answer, or that there is no connection. */
const isAnswered = (path: string, { mode }: Request) => (path !== '' && mode === 'navigate' ? !isDownload(path) : isOfSite(path));
/** A request with a cache mode of its own asks for what the server has now. */
const isKept = ({ mode, cache, headers }: Request) => (mode === 'navigate' || cache === 'default') && !headers.has('range');

router.registerRoute(new Route(({ url }) => isHashed(pathIn(url)) && url.search === '', assets));
router.registerRoute(new Route(({ url }) => isHashed(pathIn(url)), assetsAgain));
router.registerRoute(new Route(({ url, request }) => isShard(url) && isKept(request), shards));
router.registerRoute(new Route(({ url, request }) => isAnswered(pathIn(url), request) && !isShard(url) && isKept(request), pages));
// The caches themselves may have failed.
router.setCatchHandler({
  handle: ({ request }) => fetch(request).catch(async () => (request.mode === 'navigate' ? offlinePage(await caches.open(PAGES_CACHE)) : Response.error())),
});

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
router.addFetchListener();
// A page sends the addresses of what it loaded before there was a service worker.
router.addCacheListener();

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOldCache(name, base)).map((name) => caches.delete(name)));
  await self.clients.claim();
}
