import { CACHE_PREFIX } from './caches';

/* Replaces a service worker that is no longer wanted: deletes what was kept, and itself. Open pages aren't disturbed. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
