import { useCallback, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectLocation } from '../navigation/navigationSlice';
import { searchPath } from '../search/searchPath';
import { selectQuery } from '../search/searchSlice';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { queryRemembered, quickSearchClosed, selectQuickPlace } from './quickSearchSlice';

/**
 * Submits a search box (N3): the query is remembered, the list closes, and the search page shows its results. Blank text
 * does nothing, and the current address gets no second history entry.
 */
export function useSubmitSearch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return useCallback(
    (event: SubmitEvent) => {
      event.preventDefault();
      const query = selectQuery(store.getState());
      if (query.trim() === '') return;
      dispatch(queryRemembered(query));
      if (selectQuickPlace(store.getState()) !== 'closed') dispatch(quickSearchClosed());
      const { pathname, search } = selectLocation(store.getState());
      const path = searchPath(query);
      void navigate(path, { replace: pathname + search === path });
    },
    [dispatch, store, navigate],
  );
}
