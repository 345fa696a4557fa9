import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether a post is liked, by its id. Kept for this visit only (B3). */
type LikesState = Readonly<Record<string, boolean>>;

const initialState: LikesState = {};

export const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    likeToggled: (state, { payload: postId }: PayloadAction<string>) => {
      state[postId] = !isLiked(state, postId);
    },
  },
  selectors: {
    selectIsLiked: isLiked,
    /** The local counter: it starts at 0 and ignores other visitors. */
    selectLikeCount: (state, postId: string) => (isLiked(state, postId) ? 1 : 0),
  },
});

/** A post may be called `constructor`, so only own entries count. */
function isLiked(state: LikesState, postId: string): boolean {
  return Object.hasOwn(state, postId) && state[postId] === true;
}

export const { likeToggled } = likesSlice.actions;
export const { selectIsLiked, selectLikeCount } = likesSlice.selectors;
