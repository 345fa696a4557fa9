import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { selectArrival } from './quickSearchSlice';

/**
 * Marks what was looked for on the page that a result has led to. It stands inside the page's boundary, so the page is
 * there; the code that finds the matches comes with the search.
 */
export function MatchMarks() {
  const arrival = useAppSelector(selectArrival);
  const { pathname, hash } = useLocation();
  const needle = arrival?.path === pathname ? arrival.needle : '';
  useEffect(() => {
    if (needle === '') return undefined;
    const marks = import(/* webpackChunkName: "search" */ './showMatches');
    let isLeft = false;
    marks.then(({ showMatches }) => isLeft || showMatches(needle, hash)).catch((error: unknown) => console.warn(error));
    return () => {
      isLeft = true;
      marks.then(({ hideMatches }) => hideMatches()).catch(() => undefined);
    };
  }, [needle, hash]);
  return null;
}
