import { makeStore } from '../../../src/app/store';
import { likeToggled, selectIsLiked, selectLikeCount } from '../../../src/features/likes/likesSlice';

describe('likesSlice', () => {
  it('B3 counts from 0 to 1 and back to 0, for each post alone', () => {
    const { dispatch, getState } = makeStore();
    const counts = () => ['logs', 'containers'].map((id) => selectLikeCount(getState(), id));
    expect(counts()).toEqual([0, 0]);
    dispatch(likeToggled('logs'));
    expect(counts()).toEqual([1, 0]);
    dispatch(likeToggled('logs'));
    expect(counts()).toEqual([0, 0]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('B3 likes no post by itself, be it called %s', (id) => {
    const { dispatch, getState } = makeStore();
    expect(selectIsLiked(getState(), id)).toBe(false);
    dispatch(likeToggled(id));
    expect(selectIsLiked(getState(), id)).toBe(true);
  });

  it('B3 is not persisted: another store knows of no like', () => {
    makeStore().dispatch(likeToggled('logs'));
    expect(selectIsLiked(makeStore().getState(), 'logs')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
