import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch } from './hooks';
import type { RootState } from './rootReducer';

/** The listener middleware of a store, for side effects. Lazy chunks add their own listeners. */
export const createListeners = () => createListenerMiddleware<RootState, AppDispatch>();

export type Listeners = ReturnType<typeof createListeners>;
