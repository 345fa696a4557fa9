import { createSlice } from '@reduxjs/toolkit';
import { locationChanged } from './navigationSlice';

interface MobileMenuState {
  readonly isOpen: boolean;
}

const initialState: MobileMenuState = { isOpen: false };

/** N2: the menu that the navigation bar collapses into on small screens. */
export const mobileMenuSlice = createSlice({
  name: 'mobileMenu',
  initialState,
  reducers: {
    menuToggled: (state) => {
      state.isOpen = !state.isOpen;
    },
    menuClosed: (state) => {
      state.isOpen = false;
    },
  },
  // Whatever opens a page closes it; typing into its search box only changes the address.
  extraReducers: (builder) =>
    void builder.addCase(locationChanged, (state, { payload: { kind } }) => {
      if (kind !== 'REPLACE') state.isOpen = false;
    }),
  selectors: { selectIsMenuOpen: (state) => state.isOpen },
});

export const { menuToggled, menuClosed } = mobileMenuSlice.actions;
export const { selectIsMenuOpen } = mobileMenuSlice.selectors;
