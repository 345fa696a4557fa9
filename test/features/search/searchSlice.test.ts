import { makeStore } from '../../../src/app/store';
import { LOG_LENGTH } from '../../../src/core/search/limits';
import { locationChanged, type NavigationKind } from '../../../src/features/navigation/navigationSlice';
import { ADDRESS_TEXT, RESULT_ROWS } from '../../../src/features/search/limits';
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

  it.each([
    ['a log', 'Nov 29 03:12:44 web01 systemd[1]: nginx.service: Failed with result exit-code.\n'.repeat(160), 1_900],
    ['ideographs', '日本'.repeat(5_000), 390],
    ['pairs', `x${'😀'.repeat(5_000)}`, 600],
  ])('R5 S2 has only the beginning of %s, because servers refuse long addresses, and the box keeps it all', (_what, pasted, least) => {
    const { dispatch, arriveAt, query } = setup();
    dispatch(queryChanged(pasted));
    const { pathname, search } = new URL(searchPath(pasted), 'https://example.com');
    expect(search.length).toBeLessThan(4_010);
    arriveAt(pathname, search);
    expect(query()).toBe(pasted);
    const fresh = setup();
    fresh.arriveAt(pathname, search);
    expect(pasted.startsWith(fresh.query())).toBe(true);
    expect(fresh.query().length).toBeGreaterThan(least);
    // A reload shows the same address again.
    expect(searchPath(fresh.query())).toBe(searchPath(pasted));
  });

  it('S2 has as much of a log as is read of it', () => {
    expect(ADDRESS_TEXT).toBe(LOG_LENGTH);
  });

  it('S1 survives half a character and asks nothing for a blank query', () => {
    expect(searchPath('ssh \uD83D')).toBe('/search?q=ssh%20');
    expect(searchPath('  ')).toBe('/search');
  });
});
