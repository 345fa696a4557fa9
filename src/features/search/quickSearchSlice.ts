import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RECENT_SEARCHES } from '../../core/limits';
import { locationChanged } from '../navigation/navigationSlice';
import { queryChanged } from './searchSlice';

/** The page that a result led to, and what was looked for: its matches are marked there. */
export interface Arrival {
  readonly path: string;
  readonly needle: string;
}

export interface QuickSearchState {
  /** Where the results under a search box show: under the bar's own, in the dialog, or nowhere. */
  readonly place: 'closed' | 'bar' | 'dialog';
  /** The option that the arrow keys have come to; -1 before they have been used. */
  readonly activeOption: number;
  /** What was looked for lately, newest first; remembered on this device only. */
  readonly recent: readonly string[];
  /** Whether the key `/` opens the dialog. */
  readonly isSlashKeyOn: boolean;
  readonly arrival: Arrival | null;
}

/** What is remembered between visits. */
export type RememberedSearch = Pick<QuickSearchState, 'recent' | 'isSlashKeyOn'>;

const initialState: QuickSearchState = { place: 'closed', activeOption: -1, recent: [], isSlashKeyOn: true, arrival: null };

/** The search dialog, the list under the bar's search box, and what they remember. */
export const quickSearchSlice = createSlice({
  name: 'quickSearch',
  initialState,
  reducers: {
    dialogOpened: (state) => ({ ...state, place: 'dialog', activeOption: -1 }),
    barListOpened: (state) => (state.place === 'closed' ? { ...state, place: 'bar', activeOption: -1 } : state),
    quickSearchClosed: (state) => (state.place === 'closed' ? state : { ...state, place: 'closed', activeOption: -1 }),
    optionReached: (state, { payload: activeOption }: PayloadAction<number>) => ({ ...state, activeOption }),
    queryRemembered: (state, { payload }: PayloadAction<string>) => {
      const query = payload.trim();
      if (query === '') return state;
      return { ...state, recent: [query, ...state.recent.filter((other) => other !== query)].slice(0, RECENT_SEARCHES) };
    },
    recentCleared: (state) => ({ ...state, recent: [] }),
    slashKeySwitched: (state, { payload: isSlashKeyOn }: PayloadAction<boolean>) => ({ ...state, isSlashKeyOn }),
    searchRestored: (state, { payload }: PayloadAction<RememberedSearch>) => ({ ...state, ...payload }),
    resultOpened: (state, { payload: arrival }: PayloadAction<Arrival>) => ({ ...state, arrival }),
  },
  extraReducers: (builder) => {
    builder.addCase(queryChanged, (state) => ({ ...state, activeOption: -1 }));
    // Going anywhere closes the list; the marks stay for as long as the visitor stays on the page.
    builder.addCase(locationChanged, (state, { payload: { location, kind } }) => {
      const isElsewhere = state.arrival !== null && state.arrival.path !== location.pathname;
      const arrival = isElsewhere ? null : state.arrival;
      return kind === 'REPLACE' ? { ...state, arrival } : { ...state, arrival, place: 'closed', activeOption: -1 };
    });
  },
  selectors: {
    selectQuickPlace: (state) => state.place,
    selectActiveOption: (state) => state.activeOption,
    selectRecent: (state) => state.recent,
    selectIsSlashKeyOn: (state) => state.isSlashKeyOn,
    selectArrival: (state) => state.arrival,
  },
});

export const { dialogOpened, barListOpened, quickSearchClosed, optionReached } = quickSearchSlice.actions;
export const { queryRemembered, recentCleared, slashKeySwitched, searchRestored, resultOpened } = quickSearchSlice.actions;
export const { selectQuickPlace, selectActiveOption, selectRecent, selectIsSlashKeyOn, selectArrival } = quickSearchSlice.selectors;
