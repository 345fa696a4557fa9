import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/rootReducer';
import type { ChangesState, Reading, ToldChanges } from './changesState';

interface OfGuide {
  readonly guide: string;
}

const initialState: ChangesState = {};

/** A guide may have the name of an inherited property, such as "constructor". */
function toldIn(state: ChangesState, guide: string): ToldChanges | undefined {
  return Object.hasOwn(state, guide) ? state[guide] : undefined;
}

function withTold(state: ChangesState, guide: string, change: Partial<ToldChanges>): ChangesState {
  const told = toldIn(state, guide);
  return told ? { ...state, [guide]: { ...told, ...change } } : state;
}

/** What has changed in guides since they were read on this device. A chunk of its own. The changes are content, so they aren't state. */
const changesSlice = createSlice({
  name: 'changes',
  initialState: initialState as ChangesState,
  reducers: {
    changesFound: (state, { payload: { guide, since } }: PayloadAction<OfGuide & { readonly since: Reading }>) => ({
      ...state,
      [guide]: { since, place: null, isClosed: false },
    }),
    changeShown: (state, { payload: { guide, place } }: PayloadAction<OfGuide & { readonly place: number }>) => withTold(state, guide, { place }),
    changesClosed: (state, { payload: guide }: PayloadAction<string>) => withTold(state, guide, { isClosed: true }),
    /** The present edition was read: there is nothing left to tell. */
    editionRead: (state, { payload: { guide } }: PayloadAction<OfGuide & Reading>) =>
      Object.fromEntries(Object.entries(state).filter(([other]) => other !== guide)),
  },
  selectors: {
    selectTold: (state, guide: string): ToldChanges | undefined => toldIn(state, guide),
  },
});

const injected = changesSlice.injectInto(rootReducer);

export const { changesFound, changeShown, changesClosed, editionRead } = changesSlice.actions;
export const { selectTold } = injected.selectors;
