import { isAnyOf } from '@reduxjs/toolkit';
import { readItem, writeItem } from '../../platform/storage';
import { queryRemembered, quickSearchSlice, recentCleared, slashKeySwitched } from '../quick-search/quickSearchSlice';
import { codeWrapChanged } from '../reading/readingSlice';
import type { Listeners } from '../store/listeners';
import { themeChosen } from '../theme/themeSlice';
import { storedCodeWrap, storedSearch, storedTheme } from './storedItems';

/**
 * Stores the visitor's choices on this device. It listens to their actions, not to state changes, so a jump in DevTools or
 * a replay of somebody else's visit stores nothing.
 */
export function startRemembering({ startListening }: Listeners): void {
  startListening({ actionCreator: themeChosen, effect: ({ payload }) => writeItem(storedTheme, payload) });
  startListening({ actionCreator: codeWrapChanged, effect: ({ payload }) => writeItem(storedCodeWrap, payload) });
  startListening({
    matcher: isAnyOf(queryRemembered, recentCleared, slashKeySwitched),
    // Applied to what is stored, which another tab may have changed: a search here mustn't switch the key on again that was switched off there.
    effect: (action) => writeItem(storedSearch, quickSearchSlice.reducer({ ...quickSearchSlice.getInitialState(), ...readItem(storedSearch) }, action)),
  });
}
