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

const NOTHING: GuideState = Object.freeze({ typed: Object.freeze({}), secretsSet: Object.freeze([]) });
const initialState: ValuesState = {};

/** The visitor's own values for the variables of guides. Part of the guides' chunk. */
const valuesSlice = createSlice({
  name: 'values',
  initialState: initialState as ValuesState,
  reducers: {
    valueChanged: (state, { payload: { guide, name, value } }: PayloadAction<ValueChange>) => {
      const { typed, secretsSet } = ownValue(state, guide) ?? NOTHING;
      return { ...state, [guide]: { typed: { ...typed, [name]: value }, secretsSet } };
    },
    secretSwitched: (state, { payload: { guide, name, isSet } }: PayloadAction<ValueName & { readonly isSet: boolean }>) => {
      const { typed, secretsSet } = ownValue(state, guide) ?? NOTHING;
      const others = secretsSet.filter((other) => other !== name);
      return { ...state, [guide]: { typed, secretsSet: isSet ? [...others, name] : others } };
    },
    /** Restores a guide's stored values; anything typed since stays. */
    valuesRestored: (state, { payload: { guide, typed } }: PayloadAction<Pick<GuideState, 'typed'> & Pick<ValueName, 'guide'>>) =>
      ownValue(state, guide) ? state : { ...state, [guide]: { typed, secretsSet: [] } },
    valuesCleared: (state, { payload: guide }: PayloadAction<string>) => ({ ...state, [guide]: NOTHING }),
  },
  selectors: {
    selectGuideValues: (state, guide: string): GuideState => ownValue(state, guide) ?? NOTHING,
    selectIsTyped: (state, guide: string): boolean => ownValue(state, guide) !== undefined,
  },
});

const injected = valuesSlice.injectInto(rootReducer);

export const { valueChanged, secretSwitched, valuesRestored, valuesCleared } = valuesSlice.actions;
export const { selectGuideValues, selectIsTyped } = injected.selectors;
