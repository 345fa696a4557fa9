import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../core/ownValue';
import { rootReducer } from '../store/rootReducer';
import type { GuideState, ValuesState } from './valuesState';

interface ValueName {
  readonly guide: string;
  readonly name: string;
}

export interface ValueChange extends ValueName {
  readonly value: string;
  /** Whether it is valid, and so worth remembering. */
  readonly isUsable: boolean;
}

const NOTHING: GuideState = Object.freeze({ typed: Object.freeze({}), secretsSet: Object.freeze([]), unkept: Object.freeze([]) });
const initialState: ValuesState = {};

const withName = (names: readonly string[], name: string, isIn: boolean): readonly string[] => [
  ...names.filter((other) => other !== name),
  ...(isIn ? [name] : []),
];

/** The visitor's own values for the variables of guides. Part of the guides' chunk. */
const valuesSlice = createSlice({
  name: 'values',
  initialState: initialState as ValuesState,
  reducers: {
    valueChanged: (state, { payload: { guide, name, value } }: PayloadAction<ValueChange>) => {
      const before = ownValue(state, guide) ?? NOTHING;
      return { ...state, [guide]: { ...before, typed: { ...before.typed, [name]: value } } };
    },
    secretSwitched: (state, { payload: { guide, name, isSet } }: PayloadAction<ValueName & { readonly isSet: boolean }>) => {
      const before = ownValue(state, guide) ?? NOTHING;
      return { ...state, [guide]: { ...before, secretsSet: withName(before.secretsSet, name, isSet) } };
    },
    /** The browser has stored a value, or couldn't. */
    valueStored: (state, { payload: { guide, name, isKept } }: PayloadAction<ValueName & { readonly isKept: boolean }>) => {
      const before = ownValue(state, guide) ?? NOTHING;
      return { ...state, [guide]: { ...before, unkept: withName(before.unkept, name, !isKept) } };
    },
    /** Restores a guide's stored values; anything typed since stays. */
    valuesRestored: (state, { payload: { guide, typed } }: PayloadAction<Pick<GuideState, 'typed'> & Pick<ValueName, 'guide'>>) =>
      ownValue(state, guide) ? state : { ...state, [guide]: { ...NOTHING, typed } },
    valuesCleared: (state, { payload: guide }: PayloadAction<string>) => ({ ...state, [guide]: NOTHING }),
  },
  selectors: {
    selectGuideValues: (state, guide: string): GuideState => ownValue(state, guide) ?? NOTHING,
    selectIsTyped: (state, guide: string): boolean => ownValue(state, guide) !== undefined,
  },
});

const injected = valuesSlice.injectInto(rootReducer);

export const { valueChanged, secretSwitched, valueStored, valuesRestored, valuesCleared } = valuesSlice.actions;
export const { selectGuideValues, selectIsTyped } = injected.selectors;
