import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { VISIT_STEPS } from '../core/visit/limits';
import type { RootState } from '../features/store/rootReducer';
import type { Recorded } from '../features/visit/recorded';
import type { AppProps } from './App';
import type { Pages } from './resources';
import type { makeStore, stateAt } from './store';

/** What the page of a visit shows the site with once more. If its script imported them, those of every page would be larger. */
export interface SiteParts {
  readonly App: ComponentType<AppProps>;
  readonly makeStore: typeof makeStore;
  readonly stateAt: typeof stateAt;
  readonly pages: Pages;
}

/** Of a store, beside its state. Every page carries it, so it is on the store itself, which is shorter than a service. */
export interface Visited {
  /** The latest actions of this visit, in memory only. */
  readonly log: readonly Recorded[];
  /** Absent until the site has been started. */
  parts?: SiteParts;
}

/** Remembers the actions that reach the reducers, so that a visitor can hand on what happened after it has happened. */
export const recordVisit =
  (log: Recorded[]): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    log.push([Date.now(), action as UnknownAction, getState()]);
    if (log.length > VISIT_STEPS) log.shift();
    return next(action);
  };
