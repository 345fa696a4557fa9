import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { prepareSearch } from './prepareSearch';
import { selectIsInWorker, selectQuery, selectShownRows } from './searchSlice';

/** Keeps the answer up to date: fetches the data, and queries the worker, if there is one, on each change. */
export function useSearchAnswer(): void {
  const dispatch = useAppDispatch();
  const isInWorker = useAppSelector(selectIsInWorker);
  const question = useAppSelector((state) => (selectIsInWorker(state) ? `${selectShownRows(state)} ${selectQuery(state).trim()}` : ''));
  useEffect(() => {
    dispatch(prepareSearch()).catch((error: unknown) => console.warn(error));
  }, [dispatch, isInWorker, question]);
}
