import { makeStore } from '../../../src/app/store';
import { RECENT_SEARCHES } from '../../../src/core/limits';
import { locationChanged, type NavigationKind } from '../../../src/features/navigation/navigationSlice';
import {
  barListOpened,
  dialogOpened,
  linkCopied,
  optionReached,
  queryRemembered,
  quickSearchClosed,
  recentCleared,
  resultOpened,
  selectActiveOption,
  selectArrival,
  selectIsLinkCopied,
  selectIsSlashKeyOn,
  selectQuickPlace,
  selectRecent,
  slashKeySwitched,
} from '../../../src/features/quick-search/quickSearchSlice';
import { queryChanged, workerAnswered } from '../../../src/features/search/searchSlice';
import { restored } from '../../../src/features/remember/restored';
import { indexLoaded, textsLoaded } from '../search/loadActions';
import { INDEX, noParts, TEXTS } from '../search/sampleIndex';
import { answerTo } from '../search/workerAnswers';

function setup() {
  const { dispatch, getState } = makeStore();
  return {
    dispatch,
    state: () => getState().quickSearch,
    place: () => selectQuickPlace(getState()),
    active: () => selectActiveOption(getState()),
    recent: () => selectRecent(getState()),
    arrival: () => selectArrival(getState()),
    isSlashKeyOn: () => selectIsSlashKeyOn(getState()),
    goTo: (pathname: string, kind: NavigationKind = 'PUSH', key = 'k') =>
      dispatch(locationChanged({ location: { pathname, search: '', hash: '', key }, kind })),
  };
}

describe('the place of the quick search', () => {
  it('N3 D1 begins closed, with no option, nothing remembered and the slash key on', () => {
    const { place, active, recent, isSlashKeyOn, arrival } = setup();
    expect([place(), active(), recent(), isSlashKeyOn(), arrival()]).toEqual(['closed', '', [], true, null]);
  });

  it('N3 opens the dialog over the list of the bar, and never the list under the dialog', () => {
    const { dispatch, place } = setup();
    dispatch(barListOpened());
    expect(place()).toBe('bar');
    dispatch(dialogOpened());
    expect(place()).toBe('dialog');
    dispatch(barListOpened());
    expect(place()).toBe('dialog');
    dispatch(quickSearchClosed());
    expect(place()).toBe('closed');
  });

  it('D1 changes nothing where nothing happens', () => {
    const { dispatch, state } = setup();
    const before = state();
    dispatch(quickSearchClosed());
    expect(state()).toBe(before);
    dispatch(barListOpened());
    const open = state();
    dispatch(barListOpened());
    expect(state()).toBe(open);
  });

  it.each(['PUSH', 'POP'] as const)('N3 closes when the visitor goes elsewhere: %s', (kind) => {
    const { dispatch, place, goTo, active } = setup();
    dispatch(dialogOpened());
    dispatch(optionReached('ssh'));
    goTo('/wiki', kind);
    expect([place(), active()]).toEqual(['closed', '']);
  });

  it('S1 stays open while the address catches up with the query', () => {
    const { dispatch, place, goTo, active } = setup();
    dispatch(dialogOpened());
    dispatch(optionReached('ssh'));
    goTo('/search', 'REPLACE');
    expect([place(), active()]).toEqual(['dialog', 'ssh']);
  });

  it('S3 closes on opening a result, even one at the address where the visitor is, which only replaces the entry', () => {
    const { dispatch, place, goTo } = setup();
    goTo('/wiki/ssh');
    dispatch(dialogOpened());
    dispatch(resultOpened({ path: '/wiki/ssh', needle: 'sshd' }));
    expect(place()).toBe('closed');
    goTo('/wiki/ssh', 'REPLACE', 'again');
    expect(place()).toBe('closed');
  });
});

describe('that the link is copied', () => {
  it('S2 is said until the list closes or the address is another one, never about a page whose link was not copied', () => {
    const { dispatch, state, goTo } = setup();
    const isSaid = () => selectIsLinkCopied({ quickSearch: state() });
    dispatch(dialogOpened());
    dispatch(linkCopied());
    expect(isSaid()).toBe(true);
    dispatch(quickSearchClosed());
    // The browser asked for permission, and the list was closed before it was given.
    for (const late of [[], [linkCopied()]]) {
      late.forEach(dispatch);
      dispatch(queryChanged('share', 'bar'));
      expect(isSaid()).toBe(false);
      dispatch(quickSearchClosed());
    }
    for (const kind of ['PUSH', 'REPLACE'] as const) {
      dispatch(dialogOpened());
      dispatch(linkCopied());
      goTo('/blog', kind);
      expect(isSaid()).toBe(false);
    }
  });
});

describe('the active option', () => {
  it('S3 is lost when the list opens or closes', () => {
    const { dispatch, active } = setup();
    for (const change of [dialogOpened(), quickSearchClosed(), barListOpened(), dialogOpened()]) {
      dispatch(change);
      expect(active()).toBe('');
      dispatch(optionReached('ssh'));
      expect(active()).toBe('ssh');
    }
  });

  it('S2 S3 is lost when the query changes', () => {
    const { dispatch, active } = setup();
    dispatch(dialogOpened());
    dispatch(optionReached('ssh'));
    dispatch(queryChanged('s'));
    expect(active()).toBe('');
  });

  it.each([
    ['the index arrives', indexLoaded({ build: 'one', index: INDEX })],
    ['the texts arrive', textsLoaded({ build: 'one', texts: TEXTS, parts: noParts(TEXTS) })],
    ['the worker answers', workerAnswered(answerTo('sshd'))],
  ])('S2 S3 is the same result when %s, wherever it is in the list then', (_when, change) => {
    const { dispatch, active } = setup();
    dispatch(dialogOpened());
    dispatch(optionReached('ssh'));
    dispatch(change);
    expect(active()).toBe('ssh');
  });
});

describe('recent searches', () => {
  it('S1 are kept newest first, without duplicates and blank ones', () => {
    const { dispatch, recent } = setup();
    for (const query of ['ssh', ' logs ', 'ssh', '  ', 'firewall', 'logs']) dispatch(queryRemembered(query));
    expect(recent()).toEqual(['logs', 'firewall', 'ssh']);
  });

  it('S7 remembers of a long paste what an address has of it', () => {
    const { dispatch, getState } = makeStore();
    dispatch(queryRemembered('x'.repeat(20_000)));
    expect(selectRecent(getState())).toEqual(['x'.repeat(2_000)]);
  });

  it('S1 are no more than the list shows', () => {
    const { dispatch, recent } = setup();
    for (let place = 0; place < RECENT_SEARCHES + 3; place += 1) dispatch(queryRemembered(`query ${place}`));
    expect(recent()).toHaveLength(RECENT_SEARCHES);
    expect(recent()[0]).toBe(`query ${RECENT_SEARCHES + 2}`);
  });

  it('D1 are restored with the choice about the slash key, and forgotten without it', () => {
    const { dispatch, recent, isSlashKeyOn } = setup();
    dispatch(restored({ search: { recent: ['ssh'], isSlashKeyOn: false } }));
    expect([recent(), isSlashKeyOn()]).toEqual([['ssh'], false]);
    dispatch(recentCleared());
    expect([recent(), isSlashKeyOn()]).toEqual([[], false]);
    dispatch(slashKeySwitched(true));
    expect(isSlashKeyOn()).toBe(true);
  });
});

describe('the arrival', () => {
  it('S5 D1 is stamped with the entry that it made, and keeps it while the visitor moves on the page', () => {
    const { dispatch, arrival, goTo } = setup();
    dispatch(resultOpened({ path: '/wiki/ssh', needle: 'sshd' }));
    expect(arrival()).toEqual({ path: '/wiki/ssh', needle: 'sshd', entry: null });
    goTo('/wiki/ssh', 'PUSH', 'first');
    goTo('/wiki/ssh', 'PUSH', 'heading');
    goTo('/wiki/ssh', 'REPLACE', 'replaced');
    expect(arrival()).toEqual({ path: '/wiki/ssh', needle: 'sshd', entry: 'first' });
  });

  it.each(['PUSH', 'POP', 'REPLACE'] as const)('S5 is dropped when the visitor goes elsewhere: %s', (kind) => {
    const { dispatch, arrival, goTo } = setup();
    dispatch(resultOpened({ path: '/wiki/ssh', needle: 'sshd' }));
    goTo('/wiki/ssh');
    goTo('/wiki', kind);
    expect(arrival()).toBeNull();
  });

  it('S5 is another one when the same result is opened again', () => {
    const { dispatch, arrival, goTo } = setup();
    dispatch(resultOpened({ path: '/wiki/ssh', needle: 'sshd' }));
    goTo('/wiki/ssh', 'PUSH', 'first');
    dispatch(resultOpened({ path: '/wiki/ssh', needle: 'sshd' }));
    goTo('/wiki/ssh', 'REPLACE', 'second');
    expect(arrival()?.entry).toBe('second');
  });
});
