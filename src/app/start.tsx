import { startTransition, type ErrorInfo } from 'react';
import { matchRoute } from '../core/site/routes';
import { locationChanged, selectLocation } from '../features/navigation/navigationSlice';
import { followOtherTabs } from '../features/remember/followOtherTabs';
import { restoreRemembered } from '../features/remember/restoreRemembered';
import { preloadSearch } from '../features/search/prepareSearch';
import { isSearchPath } from '../features/search/searchPath';
import { workerChosen } from '../features/search/searchSlice';
import { createBrowserHistory } from '../platform/history';
import { isLoadError } from '../platform/fetchDataFile';
import { announce } from '../platform/announce';
import { nextTask, whenIdle } from '../platform/idle';
import { isFastConnection } from '../platform/connection';
import { readBoot } from '../platform/readBoot';
import { readScroll, saveScroll, showEntry, storeScroll } from '../platform/scroll';
import { hasPage, withBase } from '../platform/site';
import { untilReaderActs } from '../platform/untilReaderActs';
import { isAtAddress, leaveAsIs } from './copies';
import { App } from './App';
import { createRoot, hydrateRoot } from './client';
import { followContentEdits } from './developmentContent';
import { reloadSearch } from './developmentSearch';
import { prefetchOnIntent } from './prefetchOnIntent';
import { previewOnIntent } from './previewOnIntent';
import { replayEarlyClicks } from './earlyClicks';
import { holdInitialPage } from './initialPage';
import type { Pages } from './pages';
import { createPages } from './resources';
import { makeStore, stateAt, type AppStore } from './store';

/**
 * Caught errors are shown by the boundary; recoverable ones, hydration mismatches above all, are bugs unless a load failed, or an extension or
 * a translator has changed the page.
 */
const errorHandlers = {
  // The boundary's message is for visitors, whose connection may be gone; a mistake in the code needs its stack.
  onCaughtError: (error: unknown) => (process.env.NODE_ENV === 'development' && !isLoadError(error) ? reportError(error) : warn(error)),
  onRecoverableError: (error: unknown, info: ErrorInfo) => {
    if (isLoadError(error)) return;
    if (process.env.NODE_ENV === 'development') reportError(error);
    else console.warn(error, info);
  },
};

const warn = (error: unknown) => console.warn(error);

/** Starts the app: hydrates the prerendered page, or renders into the empty root in development. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('main: the document has no #root to render into.');
  if (process.env.NODE_ENV === 'development' && window.location.pathname === withBase('/design-system')) {
    void import('./design-system/showDesignSystem').then(({ showDesignSystem }) => showDesignSystem(root));
    return;
  }
  const boot = readBoot(document);
  const rendered = boot.path === undefined || boot.isShell ? null : matchRoute(boot.path);
  if (rendered && !isAtAddress(rendered, window)) {
    leaveAsIs(window);
    return;
  }
  window.showBootNotice?.(false);
  const history = createBrowserHistory(window);
  const renderedState = stateAt(boot.path ?? history.current().pathname);
  const store = makeStore(renderedState);
  const pages = createPages();
  store.parts = { App, makeStore, stateAt, pages };
  store.dispatch(restoreRemembered());
  followOtherTabs(store.dispatch);
  if (boot.searchesInWorker) store.dispatch(workerChosen());

  // The section's code runs in a task of its own: together with the rest it would be a long one.
  await nextTask();
  const { pathname, search } = history.current();
  const show = () => void store.dispatch(locationChanged({ location: history.current(), kind: 'POP' }));
  const documentInfo = {
    pages,
    doubtfulPath: boot.isShell && matchRoute(pathname) ? pathname : null,
    initialPage: rendered ? holdInitialPage(rendered, pages, { search, show }) : undefined,
  };

  showEntry(history.current().key);
  history.listen((location, kind) => {
    window.history.scrollRestoration = 'manual';
    pages.forgetFailures();
    if (location.pathname !== pathname) documentInfo.initialPage?.leave();
    store.dispatch(locationChanged({ location, kind }));
  }, saveScroll);
  window.addEventListener('pagehide', leaveScrolling);

  const app = <App store={store} renderedState={renderedState} navigator={history} history={history} documentInfo={documentInfo} />;
  // The section's code, requested by `holdInitialPage`, runs at the end of this task.
  await nextTask();
  if (root.hasChildNodes()) {
    startTransition(() => {
      hydrateRoot(root, app, errorHandlers);
    });
  } else createRoot(root, errorHandlers).render(app);

  // The browser restores the place on a document that arrives complete; a search's rows, and in development any page, come later.
  const place = (process.env.NODE_ENV === 'development' || isSearchPath(pathname)) && readScroll(history.current().key);
  if (place) {
    const waiting = untilReaderActs();
    import(/* webpackChunkName: "restore-place" */ './restorePlace').then(({ restorePlace }) => restorePlace(place, store, waiting)).catch(warn);
  }

  prefetchOnIntent(document, pages);
  previewOnIntent(document, pages);
  replayEarlyClicks(root);
  announce();
  whenIdle(() => fetchAhead(store));
  if (process.env.NODE_ENV === 'development') {
    followContentEdits(withBase('/content-changes'), { refresh: () => refresh(store, pages), reload: () => window.location.reload() });
  }
}

/** Keeps the place for a reload, and leaves it to the browser: the next document arrives complete. */
function leaveScrolling(): void {
  saveScroll();
  storeScroll();
  window.history.scrollRestoration = 'auto';
}

/** What the first screen doesn't need. */
function fetchAhead(store: AppStore): void {
  // On a slow line the index comes when a search box gets the focus.
  if (hasPage('search') && isFastConnection()) store.dispatch(preloadSearch()).catch(warn);
  if (process.env.OFFLINE === 'on' && 'serviceWorker' in navigator) {
    import(/* webpackChunkName: "offline" */ './offline').then(({ prepareOffline }) => prepareOffline(store)).catch(warn);
  }
}

/** Shows the page as its content is now, and searches that. @returns whether the page is still there */
async function refresh(store: AppStore, pages: Pages): Promise<boolean> {
  const match = matchRoute(selectLocation(store.getState()).pathname);
  const isThere = match === null || (await pages.refresh(match));
  store.dispatch(locationChanged({ location: { ...selectLocation(store.getState()) }, kind: 'REPLACE' }));
  if (hasPage('search')) store.dispatch(reloadSearch()).catch(warn);
  return isThere;
}
