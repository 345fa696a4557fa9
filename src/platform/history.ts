import type { Navigator, To } from 'react-router-dom';
import { newKey } from './newKey';
import { BASE_PATH, canonicalAddress, withBase, withoutBase } from './site';
import { noteRequest } from './typing';

/** The location in the address bar, its path canonical and without the base path. */
export interface HistoryEntry {
  readonly pathname: string;
  /** Including the `?`, or empty. */
  readonly search: string;
  /** Including the `#`, or empty. */
  readonly hash: string;
  /** Identifies the history entry; scroll positions are kept under it. */
  readonly key: string;
}

export type HistoryListener = (entry: HistoryEntry, kind: 'PUSH' | 'REPLACE' | 'POP') => void;

/** The key of a location that is rendered before there is a history. */
export const INITIAL_KEY = 'initial';

/** What we keep in each history entry. */
interface EntryState {
  readonly key: string;
  /** How many entries back the previous page is; 0 without one. A jump to an anchor adds an entry of the same page. */
  readonly back: number;
}

/** The browser's history for React Router: it changes the address and calls its listener, which updates the store. */
export interface BrowserHistory extends Navigator {
  readonly current: () => HistoryEntry;
  /** Calls back before the location changes (to save the scroll position) and after. Returns the unsubscribe function. */
  readonly listen: (listener: HistoryListener, beforeLeave: () => void) => () => void;
}

function entryOf(view: Window): Partial<EntryState> | null {
  return (view.history.state ?? null) as Partial<EntryState> | null;
}

/** Formats a destination as a site-relative path. */
export function pathOfTo(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** The address of a destination, its path canonical; query and hash stay as they are. */
function addressOf(view: Window, to: To): URL {
  const url = new URL(withBase(pathOfTo(to)), view.location.href);
  // Not `new URL(path)`: in a path that starts with two slashes the first part would be a host.
  url.pathname = canonicalAddress(url.pathname);
  return url;
}

/** The address without its anchor. */
const pageOf = ({ href }: Pick<Location, 'href'>) => href.split('#')[0];

export function createBrowserHistory(view: Window): BrowserHistory {
  let listener: HistoryListener = () => undefined;
  let beforeLeave: () => void = () => undefined;
  const entry = () => ({ href: view.location.href, back: stepsBack(view) });
  numberFirstEntry(view);
  let last = entry();

  const current = (): HistoryEntry => {
    const { pathname, search, hash } = view.location;
    return { pathname: withoutBase(pathname), search, hash, key: entryOf(view)?.key ?? INITIAL_KEY };
  };
  /** How many entries back the previous page is from an entry that has just been added. */
  const backFrom = (added: Pick<Location, 'href'>) => {
    if (pageOf(added) !== pageOf(last)) return 1;
    return last.back > 0 ? last.back + 1 : 0;
  };
  const settle = (kind: Parameters<HistoryListener>[1]) => {
    last = entry();
    noteRequest();
    listener(current(), kind);
  };
  const change = (to: To, isReplace: boolean) => {
    beforeLeave();
    const url = addressOf(view, to);
    const state: EntryState = { key: newKey(), back: isReplace ? last.back : backFrom(url) };
    if (isReplace) view.history.replaceState(state, '', url);
    else view.history.pushState(state, '', url);
    settle(isReplace ? 'REPLACE' : 'PUSH');
  };
  const handlePop = () => {
    beforeLeave();
    // A link to an anchor, such as the skip link, adds an entry without our code, or replaces the one at the same address.
    if (entryOf(view) === null) {
      const back = view.location.href === last.href ? last.back : backFrom(view.location);
      view.history.replaceState({ key: newKey(), back } satisfies EntryState, '');
    }
    settle('POP');
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

/** How many entries to go back to reach the page before this one; 0 when this visit has none. */
export function stepsBack(view: Window): number {
  return entryOf(view)?.back ?? 0;
}

/**
 * Initialises the entry of a new document, and makes its address canonical. A document that was reached by a link of
 * this site, before the scripts had loaded, has a previous page.
 */
function numberFirstEntry(view: Window): void {
  const cameFromHere = view.history.length > 1 && view.document.referrer.startsWith(view.location.origin + BASE_PATH);
  const state = entryOf(view) ?? ({ key: newKey(), back: cameFromHere ? 1 : 0 } satisfies EntryState);
  const address = addressOf(view, view.location.href);
  if (state !== entryOf(view) || address.href !== view.location.href) view.history.replaceState(state, '', address);
}

/** For rendering to HTML, and for a visit that is played again: links have their addresses, navigating does nothing. */
export const staticNavigator: Navigator = {
  createHref: (to) => withBase(pathOfTo(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
