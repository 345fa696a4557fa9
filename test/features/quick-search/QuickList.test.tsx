import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildIndex, type SearchDocument } from '../../../src/core/search';
import { rootReducer } from '../../../src/features/store/rootReducer';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { startServer, type Answer } from '../../platform/fakeServer';
import { indexLoaded, textsLoaded } from '../search/loadActions';
import { INDEX, noParts, TEXTS } from '../search/sampleIndex';
import { readQuickSearch } from '../../../src/features/quick-search/loadQuickSearch';
import { restored } from '../../../src/features/remember/restored';
import { activeId, address, dialog, findOptions, loadedState, openDialog, options, renderSearch } from './openSearch';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const status = () => within(dialog() ?? document.body).getByRole('status');

// A component that suspends doesn't resume inside `act`, so the code of the list is loaded first.
beforeAll(async () => {
  await readQuickSearch();
});

function guideAt(place: number, body: string): SearchDocument {
  return { id: `g${place}`, type: 'wiki', title: `Guide ${place}`, tags: [], url: `/wiki/g${place}`, category: 'Basics', description: '', body };
}

/** A collection of guides, linked to by different numbers of pages. */
function withLinkedGuides(query = '') {
  const documents = [3, 0, 7, 1, 2, 9, 4].map((linked, place) => ({ ...guideAt(place, ''), title: `Guide ${linked}`, linked }));
  return rootReducer(loadedState(query), indexLoaded({ build: 'one', index: buildIndex(documents) }));
}

describe('the empty box of the dialog', () => {
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');

  it('S2 offers recent searches, and puts them into the box', async () => {
    const { user, box, store } = await openDialog();
    act(() => void store.dispatch(restored({ search: { recent: ['sshd', 'logs'], isSlashKeyOn: true } })));
    await waitFor(() => expect(group('Recent searches')).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box).toHaveValue('logs');
    expect(activeId(box)).toBeNull();
    expect(dialog()).not.toBeNull();
  });

  it('S2 offers the five guides that most pages link to, the most linked first, and opens them', async () => {
    const { user } = await openDialog();
    expect(screen.queryByRole('group', { name: 'Most linked guides' })).toBeNull();
    await user.keyboard('{Escape}');
    cleanup();
    const { user: other } = await openDialog(withLinkedGuides());
    await waitFor(() =>
      expect(group('Most linked guides').map(({ textContent }) => textContent)).toEqual(['Guide 9', 'Guide 7', 'Guide 4', 'Guide 3', 'Guide 2']),
    );
    await other.keyboard('{ArrowDown}{Enter}');
    expect(address()).toHaveTextContent('/wiki/g5');
    expect(dialog()).toBeNull();
  });

  it('D1 does what can be done from anywhere by keyboard, each step as an action that can be recorded', async () => {
    const { user, store } = await openDialog();
    await waitFor(() => expect(group('Actions')).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(store.getState().theme.preference).toBe('dark');
    expect(status()).toHaveTextContent('Theme: dark');
    expect(dialog()).not.toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('option', { name: 'Link copied' })).toBeInTheDocument();
    // What is outside of the dialog is inert, and so isn't announced.
    expect(status()).toHaveTextContent('Link copied');
    expect(await navigator.clipboard.readText()).toBe(document.location.href);
    // Another copy is announced, too, so the message is cleared first.
    const told: string[] = [];
    const observer = new MutationObserver(() => told.push(status().textContent));
    observer.observe(status(), { childList: true, subtree: true, characterData: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(told.at(-1)).toBe('Link copied'));
    expect(told).toEqual(['', 'Link copied']);
    observer.disconnect();
    await user.keyboard('{Home}{Enter}');
    expect(address()).toHaveTextContent('/resume');
    expect(dialog()).toBeNull();
  });

  it('S2 results are not told together with what was done before them', async () => {
    const { user } = await openDialog(loadedState());
    await user.click(await screen.findByRole('option', { name: /^Copy the link/ }));
    await waitFor(() => expect(status()).toHaveTextContent('Link copied'));
    await user.keyboard('logs');
    await waitFor(() => expect(status()).toHaveTextContent(/result/));
    expect(status()).not.toHaveTextContent('Link copied');
  });

  it.each([
    ['light', 'system', 'dark'],
    ['dark', 'system', 'light'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
  ] as const)('D1 offers a theme other than the one on the screen: on a %s device with %s chosen, %s', async (device, preference, offered) => {
    const matchMedia = (query: string) => ({ matches: query === `(prefers-color-scheme: ${device})` }) as MediaQueryList;
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
    const { user, store } = await openDialog({ theme: { preference } });
    await user.click(await screen.findByRole('option', { name: `Switch the theme to ${offered}` }));
    expect(store.getState().theme.preference).toBe(offered);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('S2 says at each moment what Enter does', async () => {
    const { user, store } = await openDialog(loadedState());
    const foot = () => document.querySelector('.search-dialog__keys')?.textContent;
    await waitFor(() => expect(foot()).toBe('↑ ↓ move'));
    act(() => void store.dispatch(restored({ search: { recent: ['logs'], isSlashKeyOn: true } })));
    await user.keyboard('{ArrowDown}');
    expect(foot()).toBe('↑ ↓ move, Enter searches for it');
    await user.keyboard('{ArrowDown}');
    expect(foot()).toBe('↑ ↓ move, Enter does it');
    await user.keyboard('sshd');
    expect(foot()).toBe('↑ ↓ move, Enter shows all results');
    await user.keyboard('{ArrowDown}');
    expect(foot()).toBe('↑ ↓ move, Enter opens it, Ctrl Enter in a new tab');
    await user.keyboard('{End}');
    expect(foot()).toBe('↑ ↓ move, Enter shows all results');
  });

  it('S2 forgets on request, with the focus back in the box', async () => {
    localStorage.setItem('search', JSON.stringify({ recent: ['sshd'], isSlashKeyOn: true }));
    const { user, box } = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(box).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual({});
  });

  it('D1 remembers on this device what is changed', async () => {
    const { user } = await openDialog();
    await user.click(await screen.findByRole('checkbox'));
    expect(localStorage.getItem('search')).toBe('{"recent":[],"isSlashKeyOn":false}');
  });

  it('N3 stops listening for keys when it unmounts', () => {
    const { store, unmount } = renderSearch();
    unmount();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(store.getState().quickSearch.place).toBe('closed');
  });
});

describe('what the dialog says', () => {
  it('S2 is announced once, in one region that stays: a count, nothing found, what is shown instead', async () => {
    const { user, box } = await openDialog(loadedState('sshd'));
    await findOptions();
    await waitFor(() => expect(status()).toHaveTextContent(/^2 results$/));
    const region = status();
    await user.keyboard('{Control>}a{/Control}zzzzzzzz');
    await user.clear(box);
    await user.keyboard('zzzzzzzz');
    expect(region).toHaveTextContent(/^No results found$/);
    await user.clear(box);
    expect(region).toBeEmptyDOMElement();
    await user.keyboard('ansibel');
    expect(region).toHaveTextContent(/^No results found for ansibel; showing 1 page with ansible\.$/);
    expect(screen.getAllByText(/No results found for/)).toHaveLength(1);
    expect(options()).toHaveLength(1);
    expect(status()).toBe(region);
  });

  it('S2 counts close matches, and leads to all of them where the list has room for some', async () => {
    const documents = Array.from({ length: 11 }, (_, place) => guideAt(place, 'the id of a server'));
    const state = rootReducer(loadedState('server-id'), indexLoaded({ build: 'one', index: buildIndex(documents) }));
    const { user } = await openDialog(rootReducer(state, textsLoaded({ build: 'one', texts: documents.map(({ body }) => body), parts: noParts(documents) })));
    await waitFor(() => expect(status()).toHaveTextContent('No results found for server-id; showing 11 pages with all of these words.'));
    await user.click(screen.getByRole('option', { name: 'See all 11 close matches' }));
    expect(address()).toHaveTextContent('/search?q=server-id');
  });

  it('S2 S3 offers further pages after few results, in a group of their own', async () => {
    const documents = [guideAt(0, 'an ssh key'), guideAt(1, 'a key of ssh')];
    const state = rootReducer(loadedState('ssh key'), indexLoaded({ build: 'one', index: buildIndex(documents) }));
    const { user } = await openDialog(rootReducer(state, textsLoaded({ build: 'one', texts: documents.map(({ body }) => body), parts: noParts(documents) })));
    const group = await screen.findByRole('group', { name: 'These words close together' });
    expect(status()).toHaveTextContent(/^1 result$/);
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/wiki/g0', '/wiki/g1', '/search?q=ssh%20key']);
    expect(Array.from(group.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['key', 'ssh']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toHaveTextContent('/wiki/g1');
  });

  it('S2 is no dead end: where nothing is near, it says what would find more and offers guides', async () => {
    const { user } = await openDialog(withLinkedGuides('zzzzzzzz'));
    expect(await screen.findByText(/^A shorter part .* Of case studies, only titles, descriptions and tags are searched\.$/)).toBeVisible();
    const guides = options();
    expect(guides.map(({ textContent }) => textContent)).toEqual(['Guide 9', 'Guide 7', 'Guide 4', 'Guide 3', 'Guide 2']);
    await user.keyboard('{ArrowDown}');
    expect(guides[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('S3 says what the filters leave out', async () => {
    await openDialog(loadedState('type:opensource sshd'));
    await waitFor(() => expect(status()).toHaveTextContent('No results found'));
    expect(status()).toHaveTextContent('The filters leave out all 2 results.');
    expect(screen.queryByText(/^A shorter part/)).toBeNull();
    expect(options()).toEqual([]);
  });

  it('S2 is that the search could not be loaded, once, and Retry loads it with the focus back in the box', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const server = startServer();
    const { user, box } = await openDialog({});
    await user.keyboard('sshd');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByText('The search could not be loaded.')).toHaveLength(1);
    expect(status()).toHaveTextContent('The search could not be loaded.');
    server.answer(SEARCH_INDEX, { build: 'one', data: INDEX });
    server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
    await user.click(retry);
    expect(box).toHaveFocus();
    expect(await findOptions()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('S2 is "Searching..." for what is typed before the index is here, and then its results', async () => {
    const server = startServer();
    let send: (answer: Answer) => void = () => undefined;
    server.answer(SEARCH_INDEX, new Promise((resolve) => (send = resolve)));
    server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
    const { user } = await openDialog({});
    await user.keyboard('sshd');
    await waitFor(() => expect(status()).toHaveTextContent('Searching...'));
    send({ build: 'one', data: INDEX });
    expect(await findOptions()).toHaveLength(3);
  });
});

describe('a result of the dialog', () => {
  it('S3 is named by its title and heading, described by its text, and has every match marked', async () => {
    await openDialog(loadedState('sshd'));
    const [first] = await findOptions();
    expect(first).toHaveAccessibleName('SSH');
    expect(first).toHaveAccessibleDescription(/^Use keys instead of passwords\. The server sshd reads sshd ?_config\.$/);
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['sshd', 'sshd']);
  });
});
