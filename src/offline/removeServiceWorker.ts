import { isOwnCache } from '../core/site/offlineCaches';

/* Replaces a service worker that is no longer wanted: deletes what was kept, and itself. Open pages aren't disturbed. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const base = new URL(self.registration.scope).pathname;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOwnCache(name, base)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
