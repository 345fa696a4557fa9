import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { INITIAL_KEY, type HistoryEntry } from '../../platform/history';

/** The current location, in the same form as in the history. */
export type SiteLocation = HistoryEntry;

export type NavigationKind = 'PUSH' | 'REPLACE' | 'POP';

export interface NavigationState {
  readonly location: SiteLocation;
  /** How the visitor got here. */
  readonly kind: NavigationKind;
}

export function locationAt(pathname: string): SiteLocation {
  return { pathname, search: '', hash: '', key: INITIAL_KEY };
}

const initialState: NavigationState = { location: locationAt('/'), kind: 'POP' };

/**
 * The location is ordinary state, so that a recorded visit replays with its pages and DevTools can jump back to one. The
 * router renders this location; the address bar follows.
 */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<NavigationState>) => payload,
  },
  selectors: {
    selectNavigation: (state) => state,
    selectLocation: (state) => state.location,
    selectNavigationKind: (state) => state.kind,
  },
});

export const { locationChanged } = navigationSlice.actions;
export const { selectNavigation, selectLocation, selectNavigationKind } = navigationSlice.selectors;
