import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { VISIT_STEPS } from '../core/visit/limits';
import type { RootState } from '../features/store/rootReducer';
import type { Recorded } from '../features/visit/recorded';

/** Remembers the actions that reach the reducers, so that a visitor can hand on what has already happened. */
export const recordVisit =
  (log: Recorded[]): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    log.push([Date.now(), action as UnknownAction, getState()]);
    if (log.length > VISIT_STEPS) log.shift();
    return next(action);
  };
