import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { untilReaderActs } from '../../platform/untilReaderActs';
import { useAppSelector } from '../store/hooks';
import { selectArrival } from '../quick-search/quickSearchSlice';

const loadMarks = () => import(/* webpackChunkName: "search" */ './showMatches');

/**
 * Marks the matches on a page opened from a result. It is inside the page's boundary, so it runs once the page is rendered; the code
 * that finds the matches is in the search chunk.
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
  // Only the arrival scrolls to a match: a later hash scrolls to its heading, and Back restores the scroll position.
  const isArriving = needle !== '' && arrival?.entry === key && kind !== NavigationType.Pop;
  useEffect(() => {
    if (!isArriving) return undefined;
    const waiting = untilReaderActs();
    loadMarks().then(
      ({ revealMatch }) => (waiting.signal.aborted ? undefined : revealMatch(needle, hash)),
      // Already reported above.
      () => undefined,
    );
    return () => waiting.abort();
  }, [isArriving, key, needle, hash]);
  return null;
}
