import { configureStore } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { locationAt, locationChanged, type NavigationKind, type SiteLocation } from '../features/navigation/navigationSlice';
import { loadIndex, loadTexts } from '../features/search/searchLoading';
import { rootReducer, type RootState } from '../features/store/rootReducer';
import { startRemembering } from '../features/remember/startRemembering';
import { createListeners } from '../features/store/listeners';
import { createServices, type Services } from '../features/store/services';
import type { Recorded } from '../features/visit/recorded';
import type { AppProps } from './appProps';
import { devTools } from './devTools';
import type { Pages } from './pages';
import { recordVisit } from './visitLog';

/** Paths of the search data: hundreds of kilobytes that are never mutated. */
const DATA_PATHS = ['search.data'];

/** What the toolkit checks, except in production. */
const CHECKS =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        immutableCheck: { ignoredPaths: DATA_PATHS },
        serializableCheck: { ignoredPaths: DATA_PATHS, ignoredActions: [loadIndex.fulfilled.type, loadTexts.fulfilled.type] },
      };

/** Creates a store; nothing is created on import, and two stores share nothing. */
export function makeStore(preloadedState?: Partial<RootState>, services: Services = createServices()) {
  const listeners = services.of(createListeners);
  startRemembering(listeners);
  const log: Recorded[] = [];
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...CHECKS })
        .prepend(listeners.middleware)
        .concat(recordVisit(log)),
  });
  return Object.assign(store, { log, services } as Visited & { readonly services: Services });
}

/** What the visit page needs to show the site a second time. If its script imported it, every page's scripts would be larger. */
export interface SiteParts {
  readonly App: ComponentType<AppProps>;
  readonly makeStore: typeof makeStore;
  readonly stateAt: typeof stateAt;
  readonly pages: Pages;
}

/** What a store has besides its state. Every page carries it, so it is on the store itself, which is shorter than a service. */
interface Visited {
  /** The latest actions of this visit, in memory only. */
  readonly log: readonly Recorded[];
  /** Absent until the site has been started. */
  parts?: SiteParts;
}

export type AppStore = ReturnType<typeof makeStore>;

/** The initial state for a path: what the prerendered page shows and hydration starts from. */
export function stateAt(pathname: string): RootState {
  const arrival: { location: SiteLocation; kind: NavigationKind } = { location: locationAt(pathname), kind: 'POP' };
  return rootReducer(undefined, locationChanged(arrival));
}
