import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { selectArrival } from '../features/quick-search/quickSearchSlice';
import { useAppSelector } from '../features/store/hooks';

/**
 * Whether a page is to be rendered as a whole. One that a link has led to begins with its first screen, so that a long
 * article answers a click as fast as a short one, and goes on after the paint. One that is scrolled to a place at once
 * (a heading, a match, where Back left it) is rendered whole, as it is for hydration.
 */
export function useWholePage(): boolean {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const isMatchSought = useAppSelector(selectArrival)?.path === pathname;
  const [isWhole, setIsWhole] = useState(kind !== NavigationType.Push || hash !== '' || isMatchSought);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
