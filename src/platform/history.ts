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

/** The key of the entry that a document begins with. */
export const INITIAL_KEY = 'initial';

/** What we keep in each history entry. */
interface EntryState {
  readonly key: string;
  /** How many steps of this visit lie behind. */
  readonly step: number;
}

/** The browser's history for React Router: it changes the address and tells its listener, which changes the store. */
export interface BrowserHistory extends Navigator {
  readonly current: () => HistoryEntry;
  /** Calls back before the place changes (to note the scroll position) and after it. Returns how to stop. */
  readonly listen: (listener: HistoryListener, beforeLeave: () => void) => () => void;
}

function entryOf(view: Window): Partial<EntryState> | null {
  return view.history.state as Partial<EntryState> | null;
}

function stepOf(view: Window): number {
  return entryOf(view)?.step ?? 0;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Writes a destination as a path of the site's own. */
export function pathOfTo(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

export function createBrowserHistory(view: Window): BrowserHistory {
  numberFirstEntry(view);
  let listener: HistoryListener = () => undefined;
  let beforeLeave: () => void = () => undefined;
  let lastStep = stepOf(view);

  const current = (): HistoryEntry => {
    const { pathname, search, hash } = view.location;
    return { pathname: withoutBase(pathname), search, hash, key: entryOf(view)?.key ?? INITIAL_KEY };
  };
  const change = (to: To, isReplace: boolean) => {
    beforeLeave();
    const url = withBase(pathOfTo(to));
    const step = stepOf(view);
    if (isReplace) view.history.replaceState({ key: newKey(), step }, '', url);
    else view.history.pushState({ key: newKey(), step: step + 1 }, '', url);
    lastStep = stepOf(view);
    listener(current(), isReplace ? 'REPLACE' : 'PUSH');
  };
  const handlePop = () => {
    beforeLeave();
    // A link to an anchor makes an entry without asking us.
    if (entryOf(view) === null) view.history.replaceState({ key: newKey(), step: lastStep + 1 }, '');
    lastStep = stepOf(view);
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

/** Whether there is a step to go back to. */
export function canGoBack(view: Window): boolean {
  return stepOf(view) > 0;
}

/** Numbers the entry of a new document. One that was reached by a link of this site, before the scripts were here, has a step behind it. */
function numberFirstEntry(view: Window): void {
  if (entryOf(view) !== null) return;
  const cameFromHere = view.history.length > 1 && view.document.referrer.startsWith(view.location.origin);
  view.history.replaceState({ key: INITIAL_KEY, step: cameFromHere ? 1 : 0 } satisfies EntryState, '');
}

/** For rendering to HTML: links get their addresses, nothing can move. */
export const staticNavigator: Navigator = {
  createHref: (to) => withBase(pathOfTo(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
