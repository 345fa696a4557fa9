import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootReducer';

/** A recorded action: its time, and the state before it, so that a visit can be cut at any step and begin with the state there. */
export type Recorded = readonly [at: number, action: UnknownAction, before: RootState];
