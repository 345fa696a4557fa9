import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useRequiredStore } from '../store/hooks';
import { prepareSearch } from './prepareSearch';
import { queryChanged, selectQuery } from './searchSlice';

/**
 * The global query (S1) and how to change it; `prepare` fetches what a search needs.
 *
 * @throws Error outside the store's provider (D2)
 */
export function useSearch() {
  useRequiredStore('useSearch');
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const setQuery = useCallback((typed: string) => dispatch(queryChanged(typed)), [dispatch]);
  const prepare = useCallback(() => {
    dispatch(prepareSearch()).catch((error: unknown) => console.warn(error));
  }, [dispatch]);
  return { query, setQuery, prepare };
}
