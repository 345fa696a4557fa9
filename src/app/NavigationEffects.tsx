import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { decodePart } from '../core/site/decodePart';
import { locationChanged, selectLocation, selectNavigationKind } from '../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../features/store/hooks';
import { INITIAL_KEY, type BrowserHistory } from '../platform/history';
import { COVERS, reveal } from '../platform/reveal';
import { isMessageShown, readScroll, showEntry } from '../platform/scroll';
import { announce } from '../platform/announce';
import { mayTakeFocus } from '../platform/typing';
import { DocumentContext } from './documentContext';
import { pageAt } from './Outlet';

/**
 * Side effects of navigation. Rendered inside the page's Suspense boundary, so they run once the page is hydrated and
 * again when the next page is on the screen.
 */
export function NavigationEffects({ history }: { readonly history: BrowserHistory }) {
  useArrival(history);
  useAddressBar(history);
  usePageChange(history);
  return null;
}

/** The document was rendered for the path only; the address may have a query or be unknown. */
function useArrival(history: BrowserHistory): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const actual = history.current();
    const { pathname, search, hash } = selectLocation(store.getState());
    if (actual.pathname !== pathname || actual.search !== search || actual.hash !== hash) {
      dispatch(locationChanged({ location: actual, kind: 'POP' }));
    }
  }, [history, dispatch, store]);
}

/** After a jump in DevTools the address bar follows the store. */
function useAddressBar(history: BrowserHistory): void {
  const wanted = useAppSelector(selectLocation);
  const store = useAppStore();
  useEffect(() => {
    const { pathname, search, hash } = history.current();
    // Not the rendered location: an earlier effect may already have updated the store.
    const location = selectLocation(store.getState());
    const shown = location.pathname + location.search + location.hash;
    if (shown !== pathname + search + hash) window.history.replaceState(window.history.state, '', history.createHref(shown));
  }, [wanted, history, store]);
}

/** R5: Back restores its scroll position, a hash scrolls to its heading, anything else to the top; the h1 is focused. */
function usePageChange(history: BrowserHistory): void {
  const location = useLocation();
  const { hash, key } = location;
  const page = pageAt(location);
  const store = useAppStore();
  // If the first page was left before it was hydrated, this one already counts as a change; so does one that couldn't be loaded before.
  const { initialPage } = useContext(DocumentContext);
  const last = useRef(initialPage?.isLeft() || isMessageShown() ? null : { page, entry: history.current().key });
  useLayoutEffect(() => {
    // The rendered location is that of no entry; after a reload, this document's has the key that it had before.
    const entry = key === INITIAL_KEY ? history.current().key : key;
    showEntry(entry);
    // The head's script has announced a runbook; there may be none, and another page instead.
    if (!history.current().search) delete document.documentElement.dataset['run'];
    const before = last.current;
    last.current = { page, entry };
    const isSamePage = before?.page === page;
    const target = hash ? document.getElementById(decodePart(hash.slice(1))) : null;
    // On arrival the address's query and hash are added. In a prerendered document the browser has already scrolled to the hash, unless its target is
    // hidden, and the reader may have scrolled on since.
    if (isSamePage && before.entry === entry && initialPage && !target?.closest(COVERS)) return;
    const kind = selectNavigationKind(store.getState());
    if (kind === 'REPLACE' && isSamePage) return;
    const saved = kind === 'POP' ? readScroll(key) : undefined;
    // On the same page, a link of the router leaves the focus behind: at itself, or at the button of the search dialog. A runbook's step has it by now.
    if (!isSamePage || (kind === 'PUSH' && target && !target.contains(document.activeElement))) focusHeading(target);
    if (!isSamePage) announce(document.title);
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (target) void reveal(target);
    else if (!isSamePage || kind === 'PUSH') window.scrollTo(0, 0);
  }, [page, hash, key, initialPage, store, history]);
}

/** Focuses the hash's target, or else the page's heading. */
function focusHeading(target: HTMLElement | null): void {
  const heading = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) target.tabIndex = -1;
  if (mayTakeFocus()) heading?.focus({ preventScroll: true });
}
