import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type FilteredSection = 'wiki' | 'blog' | 'projects';

interface SectionFilter {
  /** As typed. */
  readonly query: string;
  /** Null is "All". The wiki has no chips, so there it stays null. */
  readonly category: string | null;
}

type FiltersState = Readonly<Record<FilteredSection, SectionFilter>>;

const NO_FILTER: SectionFilter = { query: '', category: null };
const initialState: FiltersState = { wiki: NO_FILTER, blog: NO_FILTER, projects: NO_FILTER };

/** The search boxes and chips of the list pages (W1, B1, P1, P3). */
export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    filterQueryChanged: (state, { payload }: PayloadAction<{ section: FilteredSection; query: string }>) => {
      state[payload.section].query = payload.query;
    },
    /** Selects a category; the selected one again, or null, clears it (P3). */
    categoryToggled: (state, { payload }: PayloadAction<{ section: FilteredSection; category: string | null }>) => {
      const filter = state[payload.section];
      filter.category = filter.category === payload.category ? null : payload.category;
    },
  },
  selectors: {
    selectFilter: (state, section: FilteredSection) => state[section],
  },
});

export const { filterQueryChanged, categoryToggled } = filtersSlice.actions;
export const { selectFilter } = filtersSlice.selectors;
