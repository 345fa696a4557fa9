import { act } from '@testing-library/react';
import { ThemeEffect } from '../../../src/app/ThemeEffect';
import { makeStore } from '../../../src/app/store';
import { queryRemembered, recentCleared, selectRecent, slashKeySwitched } from '../../../src/features/quick-search/quickSearchSlice';
import { codeWrapChanged, selectIsCodeWrapped } from '../../../src/features/reading/readingSlice';
import { followOtherTabs } from '../../../src/features/remember/followOtherTabs';
import { restoreRemembered } from '../../../src/features/remember/restoreRemembered';
import { restored } from '../../../src/features/remember/restored';
import { rootReducer } from '../../../src/features/store/rootReducer';
import { selectThemePreference, themeChosen } from '../../../src/features/theme/themeSlice';
import { renderInSite } from '../../support/render';

const stored = () => ({ ...localStorage }) as Record<string, string>;
const shown = () => document.documentElement.dataset['theme'];

/** A store of the next visit. */
function nextVisit() {
  const store = makeStore();
  store.dispatch(restoreRemembered());
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what is remembered', () => {
  it('D1 is what the visitor chooses, each under its key, and is there on the next visit', () => {
    const { dispatch } = makeStore();
    for (const action of [themeChosen('dark'), codeWrapChanged(true), queryRemembered('sshd'), slashKeySwitched(false)]) dispatch(action);
    expect(stored()).toEqual({ theme: 'dark', 'wrap-code': 'on', search: '{"recent":["sshd"],"isSlashKeyOn":false}' });
    const state = nextVisit().getState();
    expect([selectThemePreference(state), selectIsCodeWrapped(state), selectRecent(state)]).toEqual(['dark', true, ['sshd']]);
  });

  it.each([
    ['the theme', themeChosen('dark')],
    ['line wrapping', codeWrapChanged(true)],
    ['a search', queryRemembered('sshd')],
  ])('D1 is there on the next visit where it is %s alone', (_, action) => {
    const { dispatch, getState } = makeStore();
    dispatch(action);
    const { theme, reading, quickSearch } = nextVisit().getState();
    expect({ theme, reading, quickSearch }).toEqual({ theme: getState().theme, reading: getState().reading, quickSearch: getState().quickSearch });
  });

  it('D1 leaves nothing behind when it is as on a first visit', () => {
    const { dispatch } = makeStore();
    for (const action of [themeChosen('dark'), codeWrapChanged(true), queryRemembered('sshd')]) dispatch(action);
    for (const action of [themeChosen('system'), codeWrapChanged(false), recentCleared()]) dispatch(action);
    expect(stored()).toEqual({});
  });

  it('D1 keeps what another tab has stored since this one was opened', () => {
    const [here, there] = [makeStore(), makeStore()];
    here.dispatch(queryRemembered('sshd'));
    there.dispatch(queryRemembered('nftables'));
    there.dispatch(slashKeySwitched(false));
    here.dispatch(queryRemembered('journalctl'));
    expect(stored()).toEqual({ search: '{"recent":["journalctl","nftables","sshd"],"isSlashKeyOn":false}' });
    there.dispatch(recentCleared());
    here.dispatch(slashKeySwitched(true));
    expect(stored()).toEqual({});
  });

  it('D1 takes over the theme that another tab chooses, also that of the system, and nothing else', () => {
    const { dispatch, getState } = makeStore();
    followOtherTabs(dispatch);
    const storeElsewhere = (key: string, value: string | null) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
      return selectThemePreference(getState());
    };
    expect(storeElsewhere('theme', 'dark')).toBe('dark');
    expect(storeElsewhere('wrap-code', 'on')).toBe('dark');
    expect(storeElsewhere('theme', null)).toBe('system');
    storeElsewhere('theme', 'dark');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectThemePreference(getState())).toBe('system');
    expect(selectIsCodeWrapped(getState())).toBe(false);
  });

  it('D1 takes over the theme that another page chose while this one slept, and keeps its own where nothing can be stored', () => {
    const { dispatch, getState, log } = makeStore();
    followOtherTabs(dispatch);
    const show = (isShown: boolean) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      return selectThemePreference(getState());
    };
    show(false);
    localStorage.setItem('theme', 'dark');
    expect(show(true)).toBe('dark');
    dispatch(themeChosen('light'));
    const { length } = log;
    show(false);
    expect(show(true)).toBe('light');
    expect(log).toHaveLength(length);
    show(false);
    localStorage.clear();
    expect(show(true)).toBe('system');
    jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    jest.spyOn(Storage.prototype, 'setItem').mockReturnValue();
    dispatch(themeChosen('dark'));
    show(false);
    expect(show(true)).toBe('dark');
  });

  it('D3 tells a theme from another tab apart from settings of an earlier visit', () => {
    const store = makeStore();
    followOtherTabs(store.dispatch);
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(store.log.map(([, { type, payload }]) => [type, payload])).toEqual([['theme/themeFollowed', 'dark']]);
  });

  it('D1 comes back by one action, and by none where there is nothing', () => {
    const types: string[] = [];
    const record = () => {
      const store = makeStore();
      store.replaceReducer((state, action) => {
        if (!action.type.startsWith('@@')) types.push(action.type);
        return rootReducer(state, action);
      });
      return store;
    };
    record().dispatch(restoreRemembered());
    expect(types).toEqual([]);
    localStorage.setItem('theme', 'light');
    localStorage.setItem('wrap-code', 'on');
    record().dispatch(restoreRemembered());
    expect(types).toEqual(['remember/restored']);
  });

  it('D1 takes an unknown theme in the storage for the device’s own', () => {
    localStorage.setItem('theme', 'sepia');
    expect(selectThemePreference(nextVisit().getState())).toBe('system');
  });

  it('D1 is not what only the state becomes: restoring, or a state from elsewhere, writes nothing', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const { dispatch } = makeStore({ theme: { preference: 'dark' } });
    dispatch(restored({ theme: 'light', isCodeWrapped: true }));
    expect(write).not.toHaveBeenCalled();
  });

  it('D1 does without a storage that refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    const { dispatch, getState } = nextVisit();
    expect(() => dispatch(themeChosen('light'))).not.toThrow();
    expect(selectThemePreference(getState())).toBe('light');
  });
});

describe('ThemeEffect', () => {
  it('D1 shows the theme of the store, however it came there', () => {
    const { store, unmount } = renderInSite(<ThemeEffect />, { theme: { preference: 'dark' } });
    expect(shown()).toBe('dark');
    act(() => void store.dispatch(themeChosen('light')));
    expect(shown()).toBe('light');
    // As when DevTools jumps: no action passes through the middleware.
    act(() => store.replaceReducer((state, action) => ({ ...rootReducer(state, action), theme: { preference: 'system' } })));
    expect(shown()).toBeUndefined();
    unmount();
  });
});
