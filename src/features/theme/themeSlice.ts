import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemePreference } from '../../core/site/themes';
import { restored } from '../remember/restored';

interface ThemeState {
  readonly preference: ThemePreference;
}

const initialState: ThemeState = { preference: 'system' };
const take = (_: ThemeState, { payload: preference }: PayloadAction<ThemePreference>): ThemeState => ({ preference });

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: take,
    /** It was chosen in another tab. */
    themeFollowed: take,
  },
  extraReducers: (builder) => {
    builder.addCase(restored, (state, { payload: { theme = state.preference } }) => ({ preference: theme }));
  },
  selectors: { selectThemePreference: (state) => state.preference },
});

export const { themeChosen, themeFollowed } = themeSlice.actions;
export const { selectThemePreference } = themeSlice.selectors;
