import { isAnyOf } from '@reduxjs/toolkit';
import { writeItem } from '../../platform/storage';
import { queryRemembered, recentCleared, slashKeySwitched } from '../quick-search/quickSearchSlice';
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
    effect: (_action, { getState }) => writeItem(storedSearch, getState().quickSearch),
  });
}
