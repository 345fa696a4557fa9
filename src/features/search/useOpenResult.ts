import { useCallback } from 'react';
import type { SearchResult } from '../../core/search';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { queryRemembered, resultOpened } from './quickSearchSlice';
import { selectQuery } from './searchSlice';

/**
 * What happens when a result is opened, in this tab or another: the query is remembered, and the page it leads to will
 * mark what was looked for.
 */
export function useOpenResult() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    ({ url, foundFor }: SearchResult) => {
      dispatch(queryRemembered(selectQuery(store.getState())));
      dispatch(resultOpened({ path: url, needle: foundFor }));
    },
    [dispatch, store],
  );
}
