import { combineSlices } from '@reduxjs/toolkit';
import { filtersSlice } from '../filters/filtersSlice';
import { likesSlice } from '../likes/likesSlice';
import { mobileMenuSlice } from '../mobile-menu/mobileMenuSlice';
import { navigationSlice } from '../navigation/navigationSlice';
import { quickSearchSlice } from '../quick-search/quickSearchSlice';
import { readingSlice } from '../reading/readingSlice';
import { searchSlice } from '../search/searchSlice';
import { tabChoiceSlice } from '../tab-choice/tabChoiceSlice';
import { tagsSlice } from '../tags/tagsSlice';
import type { TerminalState } from '../terminal/terminalSlice';
import { themeSlice } from '../theme/themeSlice';
import type { ValuesState } from '../values/valuesSlice';

/** The slices that come with the chunk of what they are about. */
interface LazySlices {
  readonly terminal: TerminalState;
  readonly values: ValuesState;
}

/**
 * All state of the interface (D1): the six slices of the product, and those without which a replayed visit would not
 * show the same screen: the search dialog, where the visitor is, which theme and tab they chose, their values in guides,
 * and how they read code.
 */
export const rootReducer = combineSlices(
  searchSlice,
  quickSearchSlice,
  tabChoiceSlice,
  tagsSlice,
  filtersSlice,
  likesSlice,
  mobileMenuSlice,
  navigationSlice,
  themeSlice,
  readingSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
