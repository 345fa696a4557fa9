import { makeStore } from '../../../src/app/store';
import { locationChanged, type NavigationKind } from '../../../src/features/navigation/navigationSlice';
import { RESULT_ROWS } from '../../../src/features/search/limits';
import { searchPath } from '../../../src/features/search/searchPath';
import { moreRowsRequested, queryChanged, selectQuery, selectSearchData, selectShownRows } from '../../../src/features/search/searchSlice';

function setup() {
  const { dispatch, getState } = makeStore();
  return {
    dispatch,
    query: () => selectQuery(getState()),
    rows: () => selectShownRows(getState()),
    arriveAt: (pathname: string, search: string, kind: NavigationKind = 'PUSH') =>
      dispatch(locationChanged({ location: { pathname, search, hash: '', key: 'k' }, kind })),
  };
}

describe('searchSlice', () => {
  it('S1 S2 starts blank, with nothing loaded', () => {
    const state = makeStore().getState();
    expect(selectQuery(state)).toBe('');
    expect(selectSearchData(state)).toEqual({ status: 'idle' });
  });

  it('S1 keeps the query as typed', () => {
    const { dispatch, query } = setup();
    dispatch(queryChanged('  <b>SSH</b> & "keys" '));
    expect(query()).toBe('  <b>SSH</b> & "keys" ');
  });

  it('S2 shows more rows when asked to, and the first ones again for another query', () => {
    const { dispatch, rows } = setup();
    dispatch(moreRowsRequested());
    dispatch(moreRowsRequested());
    expect(rows()).toBe(3 * RESULT_ROWS);
    dispatch(queryChanged('ssh'));
    expect(rows()).toBe(RESULT_ROWS);
  });

  it.each(['/search', '/search/'])('R5 S1 asks the question of a shared address under %s', (pathname) => {
    const { arriveAt, query } = setup();
    arriveAt(pathname, '?q=c%2B%2B%20%26%20100%25', 'POP');
    expect(query()).toBe('c++ & 100%');
  });

  it('S1 keeps the text of the box while the address catches up with it', () => {
    const { dispatch, arriveAt, query } = setup();
    dispatch(queryChanged('ssh '));
    arriveAt('/search', '?q=ssh', 'REPLACE');
    expect(query()).toBe('ssh ');
  });

  it('S1 keeps the query on every other page', () => {
    const { dispatch, arriveAt, query } = setup();
    dispatch(queryChanged('ssh'));
    arriveAt('/wiki/ssh', '?q=other');
    expect(query()).toBe('ssh');
  });
});

describe('searchPath', () => {
  it('R5 S1 writes an address that asks the same question', () => {
    const { arriveAt, query } = setup();
    for (const typed of ['ssh', 'c++', '100%', 'a & b = c?', '#', 'Ü 日本', '%E0%A4%A']) {
      const { pathname, search } = new URL(searchPath(typed), 'https://example.com');
      arriveAt(pathname, search);
      expect(query()).toBe(typed);
    }
  });

  it('S1 survives half a character and asks nothing for a blank query', () => {
    expect(searchPath('ssh \uD83D')).toBe('/search?q=ssh%20');
    expect(searchPath('  ')).toBe('/search');
  });
});
