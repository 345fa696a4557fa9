import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectRecent } from '../../../src/features/quick-search/quickSearchSlice';
import { rootReducer } from '../../../src/features/store/rootReducer';
import { address, dialog, findOptions, loadedState, renderSearch } from './openSearch';

const list = () => screen.queryByRole('listbox');

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

async function typeIntoBar(typed: string) {
  const rendered = renderSearch();
  await rendered.user.type(rendered.bar, typed);
  const found = await findOptions();
  return { ...rendered, found };
}

describe('the search box of the bar', () => {
  it('N1 N3 S3 is a combobox whose list opens with the first letter and closes with the last', async () => {
    const { user, bar } = renderSearch();
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    await user.type(bar, 's');
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    expect(bar).toHaveAttribute('aria-controls', (await screen.findByRole('listbox')).id);
    await user.keyboard('{Backspace}');
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    expect(list()).toBeNull();
  });

  it('S3 closes its list with Escape and keeps the text; an arrow key opens it again', async () => {
    const { user, bar } = await typeIntoBar('sshd');
    await user.keyboard('{Escape}');
    expect([list(), bar.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    expect(bar).toHaveValue('sshd');
    await user.keyboard('{ArrowDown}');
    expect(await findOptions()).toHaveLength(3);
    expect(bar).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(bar).toHaveAttribute('aria-activedescendant');
  });

  it('S3 leaves arrows, Home and End with a modifier to the text, and Enter with one opens the active result', async () => {
    const { user, bar, found } = await typeIntoBar('sshd');
    await user.keyboard('{ArrowDown}');
    const active = bar.getAttribute('aria-activedescendant');
    for (const modifier of ['shiftKey', 'metaKey', 'ctrlKey', 'altKey'])
      for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(fireEvent.keyDown(bar, { key, [modifier]: true })).toBe(true);
    expect(bar).toHaveAttribute('aria-activedescendant', active);
    const clicks: MouseEvent[] = [];
    found[0]?.addEventListener('click', (event) => clicks.push(event));
    expect(fireEvent.keyDown(bar, { key: 'Enter', ctrlKey: true })).toBe(false);
    expect(clicks).toEqual([expect.objectContaining({ ctrlKey: true })]);
  });

  it('N2 leaves Escape to others while its list is closed, and the arrow keys while it is empty', () => {
    const { bar } = renderSearch();
    for (const key of ['Escape', 'ArrowDown', 'ArrowUp']) expect(fireEvent.keyDown(bar, { key })).toBe(true);
    expect(list()).toBeNull();
  });

  it('S3 keeps its list, and the focus, while the pointer is on it', async () => {
    const { user, bar } = await typeIntoBar('sshd');
    await user.click(screen.getByText('Wiki'));
    expect(list()).not.toBeNull();
    expect(bar).toHaveFocus();
  });

  it('S3 closes its list when the focus leaves', async () => {
    const { user, link } = await typeIntoBar('sshd');
    await user.click(link);
    expect(list()).toBeNull();
  });

  it('S3 leads to a result by click, and closes', async () => {
    const { user, found, store } = await typeIntoBar('sshd');
    await user.click(found[0] ?? document.body);
    expect(address()).toHaveTextContent('/wiki/ssh');
    expect([list(), selectRecent(store.getState())]).toEqual([null, ['sshd']]);
  });

  it('N3 goes to the search page with Enter, remembers the query and closes; there no list opens', async () => {
    const { user, store, bar } = await typeIntoBar('sshd');
    await user.keyboard('{Enter}');
    expect(address()).toHaveTextContent('/search?q=sshd');
    expect([list(), selectRecent(store.getState())]).toEqual([null, ['sshd']]);
    await user.type(bar, '_');
    await user.keyboard('{ArrowDown}');
    expect(list()).toBeNull();
  });

  it('N3 does nothing with blank text', async () => {
    const { user, bar } = renderSearch();
    await user.type(bar, '  {Enter}');
    expect(address()).toHaveTextContent(/^\/$/);
  });

  it('N2 opens the dialog on a narrow screen, and by its button on a wide one', async () => {
    const { user, bar } = renderSearch();
    await user.click(bar);
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: '/ Open the search dialog' }));
    expect(dialog()).not.toBeNull();
    await user.keyboard('{Escape}');
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
    await user.click(bar);
    expect(dialog()).not.toBeNull();
    await user.keyboard('{Escape}');
    // Not to the box: it would cover the site's name.
    expect(screen.getByRole('button', { name: '/ Open the search dialog' })).toHaveFocus();
  });

  it('S2 says how many there are, in a region that begins empty so that it is heard', async () => {
    await typeIntoBar('sshd');
    await waitFor(() => expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(/^2 results$/));
  });
});

describe('a key in the search box of the bar', () => {
  it.each(['', '/search', '/search/'])('S2 D1 is one action, whether its list opens, follows or closes, or there is none: at %s', async (path) => {
    const { user, bar, store } = renderSearch(loadedState(), path || '/');
    await user.click(bar);
    const actions: string[] = [];
    store.replaceReducer((state, action) => {
      if (!action.type.startsWith('@@')) actions.push(action.type);
      return rootReducer(state, action);
    });
    await user.keyboard('ss{Backspace}{Backspace}');
    expect(actions.filter((type) => !type.includes('Failed'))).toEqual(Array(4).fill('search/queryChanged'));
  });

  it('S2 N3 opens no list on the search page, also under the address with a final slash', async () => {
    const { user, bar } = renderSearch(loadedState(), '/search/');
    await user.type(bar, 'sshd{ArrowDown}');
    expect(list()).toBeNull();
  });
});
