import './offline.scss';
import { withBase } from '../platform/site';

const OFFLINE = 'You are offline. Pages that you have opened before are here.';

/** Keeps what this visitor reads for a time without a connection, and says when there is none. */
export function prepareOffline(): void {
  navigator.serviceWorker.register(withBase('/sw.js')).then(keepThisPage, (error: unknown) => console.warn(error));
  const note = document.createElement('p');
  note.className = 'notice offline-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  const show = () => (note.textContent = navigator.onLine ? '' : OFFLINE);
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

/** Hands the service worker the addresses of everything that the first page requested before the worker took control. */
async function keepThisPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const before = performance.now();
  const keep = (urlsToCache: readonly string[]) => serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep([location.origin + location.pathname]);
  const watch = new PerformanceObserver((list) => {
    const own = list.getEntries().filter(({ name, startTime }) => startTime < before && name.startsWith(location.origin));
    keep(own.map(({ name }) => name));
  });
  watch.observe({ type: 'resource', buffered: true });
}
