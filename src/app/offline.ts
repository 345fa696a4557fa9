import './offline.scss';
import { cacheName } from '../core/site/offlineCaches';
import { guidePack, SITE_PACK, type PackId } from '../core/site/offlinePacks';
import { PACK_ELEMENT } from '../core/site/packElement';
import { matchRoute } from '../core/site/routes';
import { locationChanged } from '../features/navigation/navigationSlice';
import { createListeners } from '../features/store/listeners';
import { whenIdle } from '../platform/idle';
import { BASE_PATH, withBase, withoutBase } from '../platform/site';
import { whenHydrated } from './hydration';
import type { AppStore } from './store';

const OFFLINE = 'You are offline.';
const NOTE_HEIGHT = '--offline-note';
const KEPT = ' Pages that you have opened or kept still work.';

/** Keeps bars at the foot of the window above the note. Setting a property of the root restyles the whole page, so it is set only while offline. */
function leaveRoom(note: HTMLElement): void {
  const { style } = document.documentElement;
  const height = navigator.onLine ? '' : `${note.offsetHeight}px`;
  if (style.getPropertyValue(NOTE_HEIGHT) !== height) style.setProperty(NOTE_HEIGHT, height);
}

/** Keeps what this visitor reads for use offline, and says when there is no connection. */
export function prepareOffline(store: AppStore): void {
  const note = document.createElement('p');
  note.className = 'notice offline-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  new ResizeObserver(() => leaveRoom(note)).observe(note);
  let isRegistered = false;
  const show = async () => {
    const text = !navigator.onLine && isRegistered && (await hasPages()) ? OFFLINE + KEPT : OFFLINE;
    const shown = navigator.onLine ? '' : text;
    // The same text would be read out again.
    if (note.textContent !== shown) note.textContent = shown;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  // A suspended page misses both events.
  document.addEventListener('visibilitychange', show);
  navigator.serviceWorker
    .register(withBase('/sw.js'))
    .then(() => {
      isRegistered = true;
      offerPacks(store);
      keepNextPages(store);
      keepThisPage().catch(console.warn);
    })
    .catch(console.warn)
    .finally(show);
}

const keep = (urlsToCache: readonly string[]) => navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
/** A full device keeps none. */
const hasPages = () =>
  caches
    .open(cacheName('pages', BASE_PATH))
    .then(async (cache) => (await cache.keys()).length > 0)
    .catch(() => false);
const thisPage = () => location.origin + location.pathname;

/** A link fetches a page's data alone; reloaded, the page needs its HTML, too. */
function keepNextPages({ services }: AppStore): void {
  const keepPage = async () => {
    const address = thisPage();
    if (!(await caches.match(address))) keep([address]);
  };
  services.of(createListeners).startListening({ actionCreator: locationChanged, effect: () => whenIdle(() => void keepPage().catch(console.warn)) });
}

/** Fills the elements in which pages offer to be kept, each when it comes into view. */
function offerPacks(store: AppStore): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) (target as KeepOfflineElement).show();
  });
  class KeepOfflineElement extends HTMLElement {
    private hide: (() => void) | null = null;

    connectedCallback() {
      // What is kept on the viewer's device is no part of a visit that is played.
      if (this.closest('.visit-stage')) return;
      // Only then: React would take its content for a mismatch.
      whenHydrated(this, document.body, () => inView.observe(this));
    }

    disconnectedCallback() {
      inView.unobserve(this);
      this.hide?.();
      this.hide = null;
    }

    show() {
      inView.unobserve(this);
      import(/* webpackChunkName: "keep-offline" */ '../features/keep-offline/showKeepOffline')
        .then(({ showKeepOffline }) => {
          if (this.isConnected) this.hide ??= showKeepOffline(this, packOfPage(), store);
        })
        .catch((error: unknown) => {
          console.warn(error);
          addEventListener('online', () => inView.observe(this), { once: true });
        });
    }
  }
  customElements.define(PACK_ELEMENT, KeepOfflineElement);
}

/** A guide's page offers the guide, every other one the whole site. */
function packOfPage(): PackId {
  const match = matchRoute(withoutBase(location.pathname));
  return match?.route.name === 'wiki-article' && match.id ? guidePack(match.id) : SITE_PACK;
}

/** Hands the service worker the addresses of everything that this page requested before the worker took control. */
async function keepThisPage(): Promise<void> {
  const { serviceWorker } = navigator;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The worker has served the document. Being in control isn't enough: another tab may have registered it since.
  if (visit?.workerStart) return;
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const before = performance.now();
  keep([thisPage()]);
  const watch = new PerformanceObserver((list) => {
    const own = list.getEntries().filter(({ name, startTime }) => startTime < before && name.startsWith(location.origin));
    if (own.length > 0) keep(own.map(({ name }) => name));
  });
  watch.observe({ type: 'resource', buffered: true });
}
