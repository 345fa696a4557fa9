import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootReducer';

/** An action of this visit, when it came, and the state that it found: with it a visit can be told from any of its steps on. */
export type Recorded = readonly [at: number, action: UnknownAction, before: RootState];
