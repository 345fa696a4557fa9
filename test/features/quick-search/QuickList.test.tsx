import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { INDEX_PATH, TEXTS_PATH } from '../../../src/features/search/searchFiles';
import { startServer, type Answer } from '../../platform/fakeServer';
import { INDEX, noParts, TEXTS } from '../search/sampleIndex';
import { readQuickSearch } from '../../../src/features/quick-search/loadQuickSearch';
import { restored } from '../../../src/features/remember/restored';
import { activeId, dialog, findOptions, loadedState, openDialog, options, renderSearch } from './openSearch';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const status = () => within(dialog() ?? document.body).getByRole('status');

// A part that suspends doesn't come back inside of `act`, so the code of the list is here before.
beforeAll(async () => {
  await readQuickSearch();
}, 30_000);

describe('the empty box of the dialog', () => {
  it('S2 offers recent searches, and puts them into the box', async () => {
    const { user, box, store } = await openDialog();
    act(() => void store.dispatch(restored({ search: { recent: ['sshd', 'logs'], isSlashKeyOn: true } })));
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(within(screen.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box).toHaveValue('logs');
    expect(activeId(box)).toBeNull();
    expect(dialog()).not.toBeNull();
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
    expect(region).toHaveTextContent(/^No exact match for ansibel; showing ansible\.$/);
    expect(screen.getAllByText(/No exact match/)).toHaveLength(1);
    expect(options()).toHaveLength(1);
    expect(status()).toBe(region);
  });

  it('S3 says what the filters leave out', async () => {
    await openDialog(loadedState('type:opensource sshd'));
    await waitFor(() => expect(status()).toHaveTextContent('No results found'));
    expect(status()).toHaveTextContent('The filters leave out all 2 results.');
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
    server.answer(INDEX_PATH, { build: 'one', data: INDEX });
    server.answer(TEXTS_PATH, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
    await user.click(retry);
    expect(box).toHaveFocus();
    expect(await findOptions()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('S2 is "Searching..." for what is typed before the index is here, and then its results', async () => {
    const server = startServer();
    let send: (answer: Answer) => void = () => undefined;
    server.answer(INDEX_PATH, new Promise((resolve) => (send = resolve)));
    server.answer(TEXTS_PATH, { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } });
    const { user } = await openDialog({});
    await user.keyboard('sshd');
    await waitFor(() => expect(status()).toHaveTextContent('Searching...'));
    send({ build: 'one', data: INDEX });
    expect(await findOptions()).toHaveLength(3);
  });
});
