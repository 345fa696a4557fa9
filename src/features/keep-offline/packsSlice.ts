import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PackId } from '../../core/site/offlinePacks';
import { rootReducer } from '../store/rootReducer';
import type { PacksState, PackState } from './packsState';

interface OfPack {
  readonly pack: PackId;
}

const initialState: PacksState = {};

/** What is kept on this device for use offline. Part of a chunk that is loaded when a control comes into view. */
const packsSlice = createSlice({
  name: 'packs',
  initialState: initialState as PacksState,
  reducers: {
    packFound: (state, { payload: { pack, ...found } }: PayloadAction<OfPack & PackState>) => ({ ...state, [pack]: found }),
    keepingAdvanced: (state, { payload: { pack, bytes, missing } }: PayloadAction<OfPack & Pick<PackState, 'bytes' | 'missing'>>): PacksState => ({
      ...state,
      [pack]: { status: 'keeping', bytes, missing, problem: null },
    }),
  },
  selectors: {
    /** Undefined until it has been looked for. */
    selectPack: (state, pack: PackId): PackState | undefined => state[pack],
  },
});

const injected = packsSlice.injectInto(rootReducer);

export const { packFound, keepingAdvanced } = packsSlice.actions;
export const { selectPack } = injected.selectors;
