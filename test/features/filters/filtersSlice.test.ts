import { makeStore } from '../../../src/app/store';
import { categoryToggled, filterQueryChanged, selectFilter, type FilteredSection } from '../../../src/features/filters/filtersSlice';

const SECTIONS: readonly FilteredSection[] = ['wiki', 'blog', 'projects'];

describe('filtersSlice', () => {
  it('P3 starts without any filter', () => {
    const state = makeStore().getState();
    for (const section of SECTIONS) expect(selectFilter(state, section)).toEqual({ query: '', category: null });
  });

  it('P3 selects a category, changes to another, and clears it when it is chosen again', () => {
    const { dispatch, getState } = makeStore();
    const choose = (category: string | null) => {
      dispatch(categoryToggled({ section: 'blog', category }));
      return selectFilter(getState(), 'blog').category;
    };
    expect(choose('Career')).toBe('Career');
    expect(choose('Security')).toBe('Security');
    expect(choose('Security')).toBeNull();
    expect(choose(null)).toBeNull();
  });

  it('P3 B1 W1 keeps the filters of the sections apart', () => {
    const { dispatch, getState } = makeStore();
    dispatch(filterQueryChanged({ section: 'wiki', query: ' ssh ' }));
    dispatch(categoryToggled({ section: 'projects', category: 'Database' }));
    expect(selectFilter(getState(), 'wiki')).toEqual({ query: ' ssh ', category: null });
    expect(selectFilter(getState(), 'blog')).toEqual({ query: '', category: null });
    expect(selectFilter(getState(), 'projects')).toEqual({ query: '', category: 'Database' });
  });
});
