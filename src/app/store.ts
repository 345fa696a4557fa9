import { configureStore } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../features/store/rootReducer';
import { locationAt, locationChanged, type NavigationKind, type SiteLocation } from '../features/navigation/navigationSlice';

/** Paths of the state that hold the search data: hundreds of kilobytes that nothing changes. */
const DATA_PATHS = ['search.index.data', 'search.texts.data', 'search.textParts'];

const SEARCH_DATA_ACTIONS = ['search/indexLoaded', 'search/textsLoaded'];

/** What DevTools shows instead of the search data, so that it stays fast; the store itself keeps everything. */
function summarise(data: unknown): unknown {
  return data === null || data === undefined ? data : `‹${Math.round(JSON.stringify(data).length / 1024)} KiB of search data›`;
}

const devTools = {
  name: 'ops-notebook',
  stateSanitizer: <S>(state: S): S => {
    const { search } = state as RootState;
    return {
      ...state,
      search: {
        ...search,
        index: { ...search.index, data: summarise(search.index.data) },
        texts: { ...search.texts, data: summarise(search.texts.data) },
        textParts: summarise(search.textParts),
      },
    };
  },
  actionSanitizer: <A extends { type: string }>(action: A): A =>
    SEARCH_DATA_ACTIONS.includes(action.type) ? { ...action, payload: summarise((action as { payload?: unknown }).payload) } : action,
};

/** A new store; nothing is made at import. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools,
    middleware: (defaults) =>
      defaults({
        immutableCheck: { ignoredPaths: DATA_PATHS },
        serializableCheck: { ignoredPaths: DATA_PATHS, ignoredActions: SEARCH_DATA_ACTIONS },
      }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;

/** The state of a visitor who has just arrived at a path: what the prerendered page shows and hydration starts from. */
export function stateAt(pathname: string): RootState {
  const arrival: { location: SiteLocation; kind: NavigationKind } = { location: locationAt(pathname), kind: 'POP' };
  return rootReducer(undefined, locationChanged(arrival));
}
