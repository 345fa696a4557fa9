import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a visitor has typed, by guide and by name; blank or wrong values are kept as typed and used nowhere. */
export type ValuesState = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface ValueChange {
  readonly guide: string;
  readonly name: string;
  readonly value: string;
}

const initialState: ValuesState = {};

/** The visitor's own values for the variables of guides. */
export const valuesSlice = createSlice({
  name: 'values',
  initialState: initialState as ValuesState,
  reducers: {
    valueChanged: (state, { payload: { guide, name, value } }: PayloadAction<ValueChange>) => ({ ...state, [guide]: { ...state[guide], [name]: value } }),
    valuesRestored: (state, { payload }: PayloadAction<ValuesState>) => ({ ...payload, ...state }),
    valuesCleared: (state, { payload: guide }: PayloadAction<string>) => ({ ...state, [guide]: {} }),
  },
  selectors: { selectAllValues: (state) => state },
});

export const { valueChanged, valuesRestored, valuesCleared } = valuesSlice.actions;
export const { selectAllValues } = valuesSlice.selectors;
