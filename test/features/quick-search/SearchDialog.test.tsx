import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectRecent } from '../../../src/features/quick-search/quickSearchSlice';
import { site } from '../../../src/platform/site';
import { restored } from '../../../src/features/remember/restored';
import { activeId, address, dialog, findOptions, loadedState, openDialog, options, renderSearch } from './openSearch';

beforeEach(() => localStorage.clear());

describe('the search dialog', () => {
  it('N3 takes the focus at once and gives it back on Escape', async () => {
    const { user, box, link } = await openDialog();
    expect(box).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(link).toHaveFocus();
  });

  it('E7 S3 gives the owner’s examples, and none of another content', async () => {
    jest.replaceProperty(site, 'searchExamples', 'sourdough, 78 %');
    const { box } = await openDialog();
    expect(box).toHaveAttribute('placeholder', 'sourdough, 78 %');
    expect(screen.getByText(/for literal text/)).toHaveTextContent('"quotes" for literal text, tag:name, type:wiki');
    jest.restoreAllMocks();
  });

  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
    ['Cmd+K', { key: 'k', metaKey: true }, true],
    ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, true],
    ['Ctrl+K of a keyboard of another script', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
    ['/', { key: '/' }, true],
    ['/ above a digit', { key: '/', shiftKey: true }, true],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
    ['Ctrl and the key where others have K', { key: 't', code: 'KeyK', ctrlKey: true }, false],
    ['k', { key: 'k' }, false],
    ['Ctrl+/', { key: '/', ctrlKey: true }, false],
    ['Alt+/', { key: '/', altKey: true }, false],
    ['/ that an input method composes with', { key: '/', isComposing: true }, false],
  ])('N3 is opened by its keys and no others: %s', (_name, init, isOpened) => {
    const { link } = renderSearch();
    const isLeft = fireEvent.keyDown(link, init);
    expect([dialog() !== null, isLeft]).toEqual([isOpened, !isOpened]);
  });

  it('N3 leaves a slash that is typed, one that somebody else has taken, and one that is switched off', async () => {
    const { bar, link, store } = renderSearch();
    fireEvent.keyDown(bar, { key: '/' });
    link.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(link, { key: '/' });
    act(() => void store.dispatch(restored({ search: { recent: [], isSlashKeyOn: false } })));
    fireEvent.keyDown(link, { key: '/' });
    expect(dialog()).toBeNull();
  });

  it('S3 has a combobox that names its list and its active option', async () => {
    const { user, box } = await openDialog();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('sshd');
    expect(box).toHaveAttribute('aria-controls', (await screen.findByRole('listbox')).id);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(activeId(box)).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(activeId(box)).toBe(options()[0]?.id);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    expect(box).toHaveFocus();
  });

  it("S3 goes round by the arrow keys, by way of the box; Home and End are the text's until an option is active", async () => {
    const { user, box } = await openDialog(loadedState('sshd'));
    await findOptions();
    const walk = async (keys: string) => {
      await user.keyboard(keys);
      return options().findIndex(({ id }) => id === activeId(box));
    };
    expect(await walk('{Home}')).toBe(-1);
    expect(await walk('{ArrowUp}')).toBe(2);
    expect(await walk('{ArrowDown}')).toBe(-1);
    expect(await walk('{ArrowDown}{ArrowDown}')).toBe(1);
    expect(await walk('{Home}')).toBe(0);
    expect(await walk('{End}')).toBe(2);
    expect(await walk('x')).toBe(-1);
  });

  it('S3 groups the results by collection, each group with its name', async () => {
    await openDialog(loadedState('sshd'));
    await findOptions();
    expect(within(screen.getByRole('group', { name: 'Wiki' })).getByRole('option')).toHaveAttribute('href', '/wiki/ssh');
    expect(within(screen.getByRole('group', { name: 'Blog' })).getByRole('option')).toHaveAttribute('href', '/blog/logs');
  });

  it('S3 opens the active option with Enter, remembers the query and closes', async () => {
    const { user, store } = await openDialog(loadedState('sshd'));
    await findOptions();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toHaveTextContent('/wiki/ssh');
    expect([dialog(), selectRecent(store.getState())]).toEqual([null, ['sshd']]);
    expect(store.getState().quickSearch.arrival).toMatchObject({ path: '/wiki/ssh', needle: 'sshd' });
  });

  it.each(['{Control>}', '{Meta>}', '{Shift>}'])('S3 stays, and marks nothing here, when the option opens elsewhere: %s', async (modifier) => {
    const { user, store } = await openDialog(loadedState('sshd'));
    await findOptions();
    await user.keyboard(`{ArrowDown}${modifier}{Enter}`);
    expect(dialog()).not.toBeNull();
    expect([store.getState().quickSearch.arrival, selectRecent(store.getState())]).toEqual([null, ['sshd']]);
  });

  it('S3 closes on the way to the search page, also at the address that it leads to', async () => {
    const { user } = await openDialog(loadedState('sshd'));
    const all = () => screen.findByRole('option', { name: 'Show them on the search page' });
    await user.click(await all());
    expect([dialog(), address().textContent]).toEqual([null, '/search?q=sshd']);
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await all());
    expect(dialog()).toBeNull();
  });

  it('N3 goes to the search page with Enter, and does nothing with blank text', async () => {
    const { user } = await openDialog();
    await user.keyboard('  {Enter}');
    expect(dialog()).not.toBeNull();
    await user.keyboard('logs{Enter}');
    expect([dialog(), address().textContent]).toEqual([null, '/search?q=logs']);
  });

  it('S1 leaves keys to an input method that is composing', async () => {
    const { box } = await openDialog(loadedState('sshd'));
    await findOptions();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      expect(fireEvent.keyDown(box, { key, isComposing: true })).toBe(true);
      expect(fireEvent.keyDown(box, { key, keyCode: 229 })).toBe(true);
    }
    expect([dialog() === null, activeId(box)]).toEqual([false, null]);
  });

  it('N2 closes on Escape from wherever the focus is, and keeps the key from what lies behind', async () => {
    const { user } = await openDialog();
    const behind = jest.fn();
    const listen = ({ defaultPrevented }: KeyboardEvent) => behind(defaultPrevented);
    window.addEventListener('keydown', listen);
    (await screen.findByRole('checkbox')).focus();
    await user.keyboard('{Escape}');
    window.removeEventListener('keydown', listen);
    expect(dialog()).toBeNull();
    expect(behind).toHaveBeenCalledWith(true);
  });

  it('N3 closes on a click beside it, not on one that began inside', async () => {
    const { box } = await openDialog();
    const element = dialog() ?? document.body;
    fireEvent.mouseDown(box);
    fireEvent.click(element);
    expect(dialog()).not.toBeNull();
    fireEvent.mouseDown(element);
    fireEvent.click(element);
    expect(dialog()).toBeNull();
  });

  it('N3 closes as the browser asks it to, and with its button', async () => {
    const { user } = await openDialog();
    fireEvent(dialog() ?? document.body, new Event('cancel'));
    expect(dialog()).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(dialog()).toBeNull();
  });

  it('S3 keeps the focus in the box while the pointer chooses a filter', async () => {
    const { user, box } = await openDialog(loadedState('sshd'));
    await user.click(await screen.findByRole('button', { name: 'Blog' }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('type:blog sshd');
    expect(screen.getByRole('button', { name: 'Blog' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('group', { name: 'Wiki' })).not.toBeInTheDocument();
  });
});
