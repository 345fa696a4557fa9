import { useCallback, type MouseEvent } from 'react';
import type { SearchResult } from '../../core/search';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { queryRemembered, resultOpened } from '../quick-search/quickSearchSlice';
import { selectQuery } from './searchSlice';

/** Whether a click on a link opens its page in this tab. */
export function isOpenedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  return hasNoModifier(event) && event.currentTarget.target !== '_blank';
}

/**
 * Opens a result: the query is remembered and, if it opens in this tab, its page will mark the matches. Opening it in
 * another tab changes nothing here.
 */
export function useOpenResult() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    ({ url, foundFor, listedAs = foundFor }: SearchResult, event: MouseEvent<HTMLAnchorElement>) => {
      dispatch(queryRemembered(selectQuery(store.getState())));
      if (isOpenedHere(event)) dispatch(resultOpened({ path: url, needle: listedAs }));
    },
    [dispatch, store],
  );
}
