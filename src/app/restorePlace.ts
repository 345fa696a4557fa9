import { moreRowsRequested, selectShownRows } from '../features/search/searchSlice';
import type { AppStore } from './store';

/** Events that show that the reader no longer waits for their old place. */
const TAKEOVER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TIMEOUT_MS = 10_000;
/** In pixels. */
const SLACK = 100;

/**
 * Scrolls a page to where its reader was before they left its document, as soon as it is long enough, unless they do something first. A search page
 * is long enough with as many rows as they had asked for.
 */
export function restorePlace(place: number, store: AppStore): void {
  const page = document.documentElement;
  if (hasScrolled(page, place)) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    TAKEOVER_EVENTS.forEach((type) => window.removeEventListener(type, stop));
  };
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return requestRows(store);
    window.scrollTo(0, place);
    stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  TAKEOVER_EVENTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  observer.observe(document.body);
}

/** Requests more rows once those requested before are on the screen, if there are more. */
function requestRows({ getState, dispatch }: AppStore): void {
  const rows = document.querySelectorAll('.result').length;
  if (document.querySelector('.show-more') && rows >= selectShownRows(getState())) dispatch(moreRowsRequested());
}

/**
 * Whether the reader has scrolled before this ran. Until there are rows, the browser has brought them as near to their place as the page is long, give
 * or take a phone's address bar; in development it does nothing of the kind.
 */
function hasScrolled({ scrollHeight }: Element, place: number): boolean {
  const isEarly = process.env.NODE_ENV !== 'development' && !document.querySelector('.result');
  return isEarly && window.scrollY + SLACK < Math.min(place, scrollHeight - window.innerHeight);
}
