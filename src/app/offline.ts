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

/** The first page was there before the service worker: it is told what that was made of. */
async function keepThisPage(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  if (controller) return;
  const { active } = await ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.origin + location.pathname, ...used.filter((address) => address.startsWith(location.origin))];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
