import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RECENT_SEARCHES } from '../../core/limits';
import { locationChanged } from '../navigation/navigationSlice';
import { restored, type RememberedSearch } from '../remember/restored';
import { addressedQuery } from '../search/searchPath';
import { queryChanged } from '../search/searchSlice';

/** The page that a result led to, and the text to mark there. */
interface Arrival {
  readonly path: string;
  readonly needle: string;
  /** The key of the history entry of the arrival; null until it has happened. */
  readonly entry: string | null;
}

/** What the dialog does besides searching. */
export type QuickAction = 'resume' | 'theme' | 'copy-link';

interface QuickSearchState extends RememberedSearch {
  /** Where the results are shown: under the bar's search box, in the dialog, or nowhere. */
  readonly place: 'closed' | 'bar' | 'dialog';
  /** The id of the active option, so that it stays active when others are inserted before it; empty until the arrow keys are used. */
  readonly activeOption: string;
  readonly arrival: Arrival | null;
  /** Whether the page's address was copied since the list opened. */
  readonly isLinkCopied: boolean;
}

const initialState: QuickSearchState = { place: 'closed', activeOption: '', recent: [], isSlashKeyOn: true, arrival: null, isLinkCopied: false };

function closed(state: QuickSearchState): QuickSearchState {
  return state.place === 'closed' ? state : { ...state, place: 'closed', activeOption: '', isLinkCopied: false };
}

/** The bar's list opens with the first character and closes when the box is emptied; never under the dialog. */
function placeAfterKey({ place }: QuickSearchState, query: string): QuickSearchState['place'] {
  if (place === 'dialog') return place;
  return query.trim() === '' ? 'closed' : 'bar';
}

/** The search dialog, the list under the bar's search box, and their remembered state. */
export const quickSearchSlice = createSlice({
  name: 'quickSearch',
  initialState,
  reducers: {
    dialogOpened: (state) => ({ ...state, place: 'dialog', activeOption: '', isLinkCopied: false }),
    barListOpened: (state) => (state.place === 'closed' ? { ...state, place: 'bar', activeOption: '' } : state),
    quickSearchClosed: closed,
    optionReached: (state, { payload: activeOption }: PayloadAction<string>) => ({ ...state, activeOption }),
    queryRemembered: (state, { payload }: PayloadAction<string>) => {
      const query = addressedQuery(payload);
      if (query === '') return state;
      return { ...state, recent: [query, ...state.recent.filter((other) => other !== query)].slice(0, RECENT_SEARCHES) };
    },
    recentCleared: (state) => ({ ...state, recent: [] }),
    /** Reading the resume closes the dialog, even on its page; the other actions show what they have done. */
    actionChosen: (state, { payload }: PayloadAction<QuickAction>) => (payload === 'resume' ? closed(state) : { ...state, isLinkCopied: false }),
    // The browser may ask the visitor first, who may have gone on meanwhile.
    linkCopied: (state) => (state.place === 'closed' ? state : { ...state, isLinkCopied: true }),
    slashKeySwitched: (state, { payload: isSlashKeyOn }: PayloadAction<boolean>) => ({ ...state, isSlashKeyOn }),
    // It closes the list itself: a result at the current address causes no navigation.
    resultOpened: (state, { payload }: PayloadAction<Pick<Arrival, 'path' | 'needle'>>) => ({ ...closed(state), arrival: { ...payload, entry: null } }),
  },
  extraReducers: (builder) => {
    builder.addCase(restored, (state, { payload: { search } }) => (search ? { ...state, ...search } : state));
    builder.addCase(queryChanged, (state, { payload: query, meta: { box } }) => ({
      ...state,
      place: box ? placeAfterKey(state, query) : state.place,
      activeOption: '',
    }));
    // Any navigation closes the list; the marks stay until the visitor leaves the page.
    builder.addCase(locationChanged, (state, { payload: { location, kind } }) => {
      const last = state.arrival;
      const arrival = last?.path === location.pathname ? { ...last, entry: last.entry ?? location.key } : null;
      return { ...(kind === 'REPLACE' ? state : closed(state)), arrival, isLinkCopied: false };
    });
  },
  selectors: {
    selectQuickPlace: (state) => state.place,
    selectActiveOption: (state) => state.activeOption,
    selectRecent: (state) => state.recent,
    selectIsSlashKeyOn: (state) => state.isSlashKeyOn,
    selectArrival: (state) => state.arrival,
    selectIsLinkCopied: (state) => state.isLinkCopied,
  },
});

export const { dialogOpened, barListOpened, quickSearchClosed, optionReached } = quickSearchSlice.actions;
export const { queryRemembered, recentCleared, slashKeySwitched, resultOpened, actionChosen, linkCopied } = quickSearchSlice.actions;
export const { selectQuickPlace, selectActiveOption, selectRecent, selectIsSlashKeyOn, selectArrival, selectIsLinkCopied } = quickSearchSlice.selectors;
