import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { VISIT_STEPS } from '../core/visit/limits';
import type { RootState } from '../features/store/rootReducer';
import type { Recorded } from '../features/visit/recorded';

/**
 * No steps of a visit (recordedVisit.ts), and so many that they would push the steps out: one for each file that is kept for use offline, each
 * answer of a worker, each command of a recording.
 */
const FREQUENT = /^packs|^recordings|^search.worker/;

/** Remembers the actions that reach the reducers, so that a visitor can hand on what has already happened. */
export const recordVisit =
  (log: Recorded[]): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!FREQUENT.test((action as UnknownAction).type)) log.push([Date.now(), action as UnknownAction, getState()]);
    if (log.length > VISIT_STEPS) log.shift();
    return next(action);
  };
