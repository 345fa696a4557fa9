import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { makeStore } from '../../src/app/store';
import { locationChanged, selectLocation } from '../../src/features/navigation/navigationSlice';
import { quickSearchClosed, selectRecent } from '../../src/features/quick-search/quickSearchSlice';
import { ADDRESS_DELAY_MS } from '../../src/features/search/limits';
import { queryChanged, selectQuery } from '../../src/features/search/searchSlice';
import { rootReducer, type RootState } from '../../src/features/store/rootReducer';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { ARTICLE } from '../sections/samples';
import { prepareSite, readyAt, visit, type Visit } from './visit';

const user = userEvent.setup();
const headline = (name: string) => within(screen.getByRole('main')).findByRole('heading', { level: 1, name });
const address = () => window.location.pathname + window.location.search;

let visited: Visit | undefined;
beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
});
afterEach(() => visited?.leave());

describe('submitting a search', () => {
  it('N3 R5 adds one history entry, however often Enter is pressed, so that one Back leads back', async () => {
    visited = visit('/');
    const { length } = window.history;
    await user.type(screen.getByRole('combobox', { name: 'Search the site' }), 'firewall{Enter}{Enter}{Enter}');
    await headline('Search');
    expect(address()).toBe('/search?q=firewall');
    expect(window.history).toHaveLength(length + 1);
  });

  it('N3 R5 does the same from the dialog', async () => {
    visited = visit('/search?q=firewall');
    const { length } = window.history;
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), '{Enter}', { skipClick: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.history).toHaveLength(length);
  });

  it('S7 R5 does the same from the box of the search page, and remembers the query', async () => {
    visited = visit('/search?q=firewall');
    const { length } = window.history;
    const box = await screen.findByRole('searchbox', { name: 'Search everything' });
    expect(box).toHaveAttribute('enterkeyhint', 'search');
    const dispatch = jest.spyOn(visited.store, 'dispatch');
    await user.type(box, '{Enter}');
    expect(selectRecent(visited.store.getState())).toEqual(['firewall']);
    expect(window.history).toHaveLength(length);
    // No list was open.
    expect(dispatch.mock.calls.flat()).not.toContainEqual(quickSearchClosed());
  });

  it('S1 R5 leads Back to what was typed last, however soon a result was opened', async () => {
    visited = visit('/search?q=fstab');
    const box = await screen.findByRole('searchbox', { name: 'Search everything' });
    await user.clear(box);
    await user.type(box, 'ssh');
    const { length } = window.history;
    await user.click(await screen.findByRole('link', { name: ARTICLE.title }));
    expect(address()).toBe('/wiki/ssh');
    expect(window.history).toHaveLength(length + 1);
    window.history.back();
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
    expect(await screen.findByRole('searchbox', { name: 'Search everything' })).toHaveValue('ssh');
  });

  it('S1 R5 keeps the address in step with the query under the address with a final slash, too', async () => {
    visited = visit('/search/');
    await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'ssh');
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
  });

  it('S1 R5 puts what was typed before the page was hydrated into the address', async () => {
    const store = makeStore(readyAt('/search'));
    store.dispatch(queryChanged('ssh'));
    visited = visit('/search', store);
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
  });

  it('D1 R5 follows what is typed, not a jump in DevTools to the middle of it', async () => {
    const { store } = (visited = visit('/search?q=fstab'));
    const states: RootState[] = [];
    const dispatched: string[] = [];
    const stop = store.subscribe(() => states.push(store.getState()));
    const box = await screen.findByRole('searchbox', { name: 'Search everything' });
    await user.clear(box);
    await user.type(box, 'ssh');
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
    stop();
    const middle = states.find((state) => selectQuery(state) === 'ss' && selectLocation(state).search !== '?q=ss');
    store.replaceReducer((state, action) => {
      if (action.type === 'jump' && middle) return middle;
      if (!action.type.startsWith('@@')) dispatched.push(action.type);
      return rootReducer(state, action);
    });
    store.dispatch({ type: 'jump' });
    await waitFor(() => expect(box).toHaveValue('ss'));
    await new Promise((resolve) => setTimeout(resolve, 1.5 * ADDRESS_DELAY_MS));
    expect(dispatched).not.toContain(locationChanged.type);
    await user.type(box, 'l');
    await waitFor(() => expect(address()).toBe('/search?q=ssl'));
  });
});
