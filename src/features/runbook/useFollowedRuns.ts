import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { readRuns } from './openRunbook';

/** Reads a guide's runs again whenever the page becomes visible: another tab may have continued, ended or deleted one, and a suspended page receives no messages. */
export function useFollowedRuns(guide: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const readAgain = () => document.visibilityState === 'visible' && void dispatch(readRuns(guide));
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [dispatch, guide]);
}
