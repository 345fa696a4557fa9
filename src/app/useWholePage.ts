import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { selectArrival } from '../features/quick-search/quickSearchSlice';
import { useAppSelector } from '../features/store/hooks';

/**
 * Whether to render the whole page. After a click on a link only the first screen is rendered before the paint, so that
 * a long article appears as fast as a short one. A page that is scrolled at once (to a heading, a match, its position
 * on Back) is rendered whole, as it is for hydration.
 */
export function useWholePage(): boolean {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const isMatchSought = useAppSelector(selectArrival)?.path === pathname;
  const [isWhole, setIsWhole] = useState(kind !== NavigationType.Push || hash !== '' || isMatchSought);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
