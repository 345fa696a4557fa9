import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { selectArrival } from '../quick-search/quickSearchSlice';

const loadMarks = () => import(/* webpackChunkName: "search" */ './showMatches');

/**
 * Marks what was looked for on the page that a result has led to. It stands inside the page's boundary, so the page is
 * there; the code that finds the matches comes with the search.
 */
export function MatchMarks() {
  const arrival = useAppSelector(selectArrival);
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const needle = arrival?.path === pathname && arrival.entry !== null ? arrival.needle : '';
  useEffect(() => {
    if (needle === '') return undefined;
    const marks = loadMarks();
    let isLeft = false;
    marks.then(({ showMatches }) => isLeft || showMatches(needle)).catch((error: unknown) => console.warn(error));
    return () => {
      isLeft = true;
      marks.then(({ hideMatches }) => hideMatches()).catch(() => undefined);
    };
  }, [needle]);
  // Only the arrival goes to a match: a heading chosen afterwards is gone to itself, and Back to where the page was.
  const isArriving = needle !== '' && arrival?.entry === key && kind !== NavigationType.Pop;
  useEffect(() => {
    if (!isArriving) return undefined;
    let isLeft = false;
    loadMarks().then(
      ({ revealMatch }) => (isLeft ? undefined : revealMatch(needle, hash)),
      // It has been told above.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isArriving, key, needle, hash]);
  return null;
}
