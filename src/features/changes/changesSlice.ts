import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '../../core/ownValue';
import { rootReducer } from '../store/rootReducer';
import type { ChangesState, Reading, ChangesNotice } from './changesState';

interface OfGuide {
  readonly guide: string;
}

const initialState: ChangesState = {};

function withNotice(state: ChangesState, guide: string, change: Partial<ChangesNotice>): ChangesState {
  const notice = ownValue(state, guide);
  return notice ? { ...state, [guide]: { ...notice, ...change } } : state;
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
    changeShown: (state, { payload: { guide, place } }: PayloadAction<OfGuide & { readonly place: number }>) => withNotice(state, guide, { place }),
    changesClosed: (state, { payload: guide }: PayloadAction<string>) => withNotice(state, guide, { isClosed: true }),
    /** The present edition was read: there is nothing left to tell. */
    editionRead: (state, { payload: { guide } }: PayloadAction<OfGuide & Reading>) =>
      Object.fromEntries(Object.entries(state).filter(([other]) => other !== guide)),
  },
  selectors: {
    selectNotice: ownValue<ChangesNotice>,
  },
});

const injected = changesSlice.injectInto(rootReducer);

export const { changesFound, changeShown, changesClosed, editionRead } = changesSlice.actions;
export const { selectNotice } = injected.selectors;
