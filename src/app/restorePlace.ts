import { moreRowsRequested, selectShownRows } from '../features/search/searchSlice';
import type { AppStore } from './store';

const TIMEOUT_MS = 10_000;
/** In pixels. */
const SLACK = 100;

/**
 * Scrolls a page to where its reader was before they left its document, as soon as it is long enough. A search page is long enough with as
 * many rows as they had asked for.
 *
 * @param waiting aborted when they do something first
 */
export function restorePlace(place: number, store: AppStore, waiting: AbortController): void {
  const page = document.documentElement;
  if (waiting.signal.aborted || hasScrolled(page, place)) return;
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return requestRows(store);
    window.scrollTo(0, place);
    waiting.abort();
  });
  const timer = setTimeout(() => waiting.abort(), TIMEOUT_MS);
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
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
