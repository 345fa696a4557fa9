import type { UnsubscribeListener } from '@reduxjs/toolkit';
import type { AppThunk } from '../store/hooks';
import { createListeners } from '../store/listeners';
import { ADDRESS_DELAY_MS } from './limits';
import { queryChanged } from './searchSlice';

/** Calls back a moment after a visitor's last change of the query; not in a replayed visit. @returns a function that ends it */
export function afterTyping(callback: () => void): AppThunk<UnsubscribeListener> {
  return (_dispatch, _getState, services) =>
    services.of(createListeners).startListening({
      actionCreator: queryChanged,
      effect: async (_action, { cancelActiveListeners, delay }) => {
        cancelActiveListeners();
        await delay(ADDRESS_DELAY_MS);
        callback();
      },
    });
}
