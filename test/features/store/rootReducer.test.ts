import { createSlice } from '@reduxjs/toolkit';

/** The terminal's slice before and after an edit. */
const edition = (draft: string) => createSlice({ name: 'terminal', initialState: { draft: '' }, reducers: { draftChanged: () => ({ draft }) } });

it('D1 an edit of a lazy slice’s reducer takes effect at once on the development server', async () => {
  const error = jest.spyOn(console, 'error');
  const replaced = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  jest.resetModules();
  const { makeStore } = await import('../../../src/app/store');
  const { rootReducer } = await import('../../../src/features/store/rootReducer');
  const { dispatch, getState } = makeStore();
  for (const draft of ['before', 'after']) {
    const slice = edition(draft);
    slice.injectInto(rootReducer as never);
    dispatch(slice.actions.draftChanged());
    expect(getState().terminal).toEqual({ draft });
  }
  expect(error).not.toHaveBeenCalled();
  replaced.restore();
  jest.restoreAllMocks();
});
