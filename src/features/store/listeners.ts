import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch } from './hooks';
import type { RootState } from './rootReducer';

/** The listeners of a store: what is done beside its state. A lazy chunk adds its own. */
export const createListeners = () => createListenerMiddleware<RootState, AppDispatch>();

export type Listeners = ReturnType<typeof createListeners>;
