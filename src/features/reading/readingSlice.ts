import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { restored } from '../remember/restored';

/** Reading preferences, the same on every page. */
interface ReadingState {
  /** Whether long lines of code are wrapped instead of scrolled; remembered on this device. */
  readonly isCodeWrapped: boolean;
  /** Whether the panel of the reader's own values is expanded; for this visit. */
  readonly isValuesPanelOpen: boolean;
}

const initialState: ReadingState = { isCodeWrapped: false, isValuesPanelOpen: false };

export const readingSlice = createSlice({
  name: 'reading',
  initialState,
  reducers: {
    codeWrapChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isCodeWrapped: payload }),
    valuesPanelToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isValuesPanelOpen: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(restored, (state, { payload: { isCodeWrapped = state.isCodeWrapped } }) => ({ ...state, isCodeWrapped }));
  },
  selectors: {
    selectIsCodeWrapped: (state) => state.isCodeWrapped,
    selectIsValuesPanelOpen: (state) => state.isValuesPanelOpen,
  },
});

export const { codeWrapChanged, valuesPanelToggled } = readingSlice.actions;
export const { selectIsCodeWrapped, selectIsValuesPanelOpen } = readingSlice.selectors;
