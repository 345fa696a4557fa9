import { combineSlices } from '@reduxjs/toolkit';
import type { ChangesState } from '../changes/changesState';
import { filtersSlice } from '../filters/filtersSlice';
import type { PacksState } from '../keep-offline/packsState';
import { likesSlice } from '../likes/likesSlice';
import { mobileMenuSlice } from '../navigation/mobileMenuSlice';
import { navigationSlice } from '../navigation/navigationSlice';
import { quickSearchSlice } from '../quick-search/quickSearchSlice';
import { readingSlice } from '../reading/readingSlice';
import type { RecordingsState } from '../recordings/recordingsState';
import type { RunbookState } from '../runbook/runbookState';
import { searchSlice } from '../search/searchSlice';
import { tabChoiceSlice } from '../tab-choice/tabChoiceSlice';
import { tagsSlice } from '../tags/tagsSlice';
import type { TerminalState } from '../terminal/terminalState';
import { themeSlice } from '../theme/themeSlice';
import type { ValuesState } from '../values/valuesState';

/** The slices that are injected by the lazy chunk that needs them. */
interface LazySlices {
  readonly changes: ChangesState;
  readonly packs: PacksState;
  readonly recordings: RecordingsState;
  readonly runbook: RunbookState;
  readonly terminal: TerminalState;
  readonly values: ValuesState;
}

/**
 * All UI state (D1): the six slices of the product, and those that a replayed visit needs to show the same screen: the
 * search dialog, the location, the chosen theme and tab, the values in guides, what has changed in them, runs of guides, the
 * recording being watched, what is kept offline, and the reading preferences.
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

// After an edit, the development server evaluates a lazy slice again, and its new reducer takes the place of the old one.
if (process.env.NODE_ENV === 'development') {
  const { inject } = rootReducer;
  rootReducer.inject = (slice: Parameters<typeof inject>[0]) => inject(slice, { overrideExisting: true });
}

export type RootState = ReturnType<typeof rootReducer>;
