import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { prepareSearch } from './prepareSearch';
import { selectIsInWorker, selectQuery, selectShownRows } from './searchSlice';

/** Whether the focus was in a box before there was anything to notice it. */
const isTyping = () => document.activeElement?.matches('input') === true;

/**
 * Keeps the answer up to date: fetches the data, and queries the worker, if there is one, on each change.
 *
 * @param isAsked false if nobody has turned to the search yet: then the texts wait
 */
export function useSearchAnswer(isAsked = true): void {
  const dispatch = useAppDispatch();
  const isInWorker = useAppSelector(selectIsInWorker);
  const question = useAppSelector((state) => (selectIsInWorker(state) ? `${selectShownRows(state)} ${selectQuery(state).trim()}` : ''));
  useEffect(() => {
    dispatch(prepareSearch(isAsked || isTyping())).catch((error: unknown) => console.warn(error));
  }, [dispatch, isInWorker, isAsked, question]);
}
