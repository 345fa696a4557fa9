import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemePreference } from '../../core/site/themes';
import { restored } from '../remember/restored';

interface ThemeState {
  readonly preference: ThemePreference;
}

const initialState: ThemeState = { preference: 'system' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemePreference>) => {
      state.preference = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(restored, (state, { payload: { theme = state.preference } }) => ({ preference: theme }));
  },
  selectors: { selectThemePreference: (state) => state.preference },
});

export const { themeChosen } = themeSlice.actions;
export const { selectThemePreference } = themeSlice.selectors;
