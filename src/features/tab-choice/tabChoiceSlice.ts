import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface TabChoiceState {
  /** The label of the last chosen tab: every group that has it shows it. */
  readonly chosen: string | null;
}

const initialState: TabChoiceState = { chosen: null };

export const tabChoiceSlice = createSlice({
  name: 'tabChoice',
  initialState,
  reducers: {
    tabChosen: (_state, { payload: chosen }: PayloadAction<string>) => ({ chosen }),
  },
  selectors: { selectChosenTab: (state) => state.chosen },
});

export const { tabChosen } = tabChoiceSlice.actions;
export const { selectChosenTab } = tabChoiceSlice.selectors;
