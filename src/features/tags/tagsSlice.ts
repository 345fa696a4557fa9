import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tagOfPath } from '../../core/site/routes';
import { locationChanged } from '../navigation/navigationSlice';

interface TagsState {
  readonly selected: string | null;
}

const initialState: TagsState = { selected: null };

/** The selected tag (G1): set by a click on a tag and by arriving at a tag's address. */
export const tagsSlice = createSlice({
  name: 'tags',
  initialState,
  reducers: {
    tagSelected: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
    selectionCleared: (state) => {
      state.selected = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      const tag = tagOfPath(payload.location.pathname);
      if (tag !== null) state.selected = tag;
    });
  },
  selectors: { selectSelectedTag: (state) => state.selected },
});

export const { tagSelected, selectionCleared } = tagsSlice.actions;
export const { selectSelectedTag } = tagsSlice.selectors;
