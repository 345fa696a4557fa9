import type { Navigator, To } from 'react-router-dom';
import { withBase, withoutBase } from './site';

/** The address bar's idea of where the visitor is, with paths as the site's own. */
export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

export type HistoryListener = (entry: HistoryEntry, kind: 'PUSH' | 'REPLACE' | 'POP') => void;

/** The browser's history for React Router: it changes the address and tells its listener, which changes the store. */
export interface BrowserHistory extends Navigator {
  readonly current: () => HistoryEntry;
  /** Calls back before the place changes (to note the scroll position) and after it. Returns how to stop. */
  readonly listen: (listener: HistoryListener, beforeLeave: () => void) => () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Writes a destination as a path of the site's own. */
export function pathOfTo(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

export function createBrowserHistory(view: Window): BrowserHistory {
  let listener: HistoryListener = () => undefined;
  let beforeLeave: () => void = () => undefined;

  const current = (): HistoryEntry => {
    const state: unknown = view.history.state;
    const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'initial';
    const { pathname, search, hash } = view.location;
    return { pathname: withoutBase(pathname), search, hash, key };
  };
  const change = (to: To, isReplace: boolean) => {
    beforeLeave();
    const url = withBase(pathOfTo(to));
    if (isReplace) view.history.replaceState({ key: newKey() }, '', url);
    else view.history.pushState({ key: newKey() }, '', url);
    listener(current(), isReplace ? 'REPLACE' : 'PUSH');
  };
  const handlePop = () => {
    beforeLeave();
    listener(current(), 'POP');
  };

  return {
    createHref: (to) => withBase(pathOfTo(to)),
    push: (to) => change(to, false),
    replace: (to) => change(to, true),
    go: (delta) => view.history.go(delta),
    current,
    listen: (next, before) => {
      listener = next;
      beforeLeave = before;
      view.addEventListener('popstate', handlePop);
      return () => view.removeEventListener('popstate', handlePop);
    },
  };
}

/** For rendering to HTML: links get their addresses, nothing can move. */
export const staticNavigator: Navigator = {
  createHref: (to) => withBase(pathOfTo(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
