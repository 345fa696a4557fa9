import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootReducer';
import { firstState, shareable, recordedVisit } from './recordedVisit';
import type { Recorded } from './recorded';

/** What commands printed is in the file, because DevTools runs none. */
const PRINTED = new Set(['terminal/commandAnswered', 'terminal/candidatesListed', 'terminal/readingBegun']);

/**
 * A visit as Redux DevTools imports it: the actions, and the state that they begin with, each as JSON in JSON. It has the actions of the visit's
 * link, and what commands printed.
 */
export function devToolsFile(log: readonly Recorded[], stateAt: (path: string) => RootState): string {
  const { visit } = recordedVisit(log, { stateAt });
  const actions = log.flatMap(([, action]): UnknownAction[] => {
    const kept = PRINTED.has(action.type) ? action : shareable(action);
    return kept ? [{ ...kept }] : [];
  });
  return JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(firstState(visit, stateAt)) });
}
