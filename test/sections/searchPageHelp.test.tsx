import { cleanup, screen, waitFor } from '@testing-library/react';
import { readQuickSearch } from '../../src/features/quick-search/loadQuickSearch';
import { RESULT_ROWS } from '../../src/features/search/limits';
import { SearchPage } from '../../src/sections/search/SearchPage';
import { renderInSite } from '../support/render';
import { guide, guides, openSearchPage, rows } from './searchPageSample';

// A part that suspends doesn't come back inside of `act`, so its code is here before.
beforeAll(async () => {
  await readQuickSearch();
}, 30_000);
afterEach(() => jest.restoreAllMocks());

const showMore = () => screen.queryByRole('button', { name: 'Show more' });

describe('"Show more" on the search page', () => {
  it.each([
    ['the button goes', RESULT_ROWS + 5],
    ['the button stays', 3 * RESULT_ROWS],
  ])('S2 moves the focus to the first new row where %s', async (_what, count) => {
    const { user } = openSearchPage(guides(count, 'port'), 'port');
    (await screen.findByRole('button', { name: 'Show more' })).focus();
    await waitFor(() => expect(rows()).toHaveLength(RESULT_ROWS));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: `Guide ${RESULT_ROWS + 1}` })).toHaveFocus();
  });

  it('S2 leaves the focus in the box when the rows of another query come', async () => {
    const { user, box } = openSearchPage([...guides(RESULT_ROWS + 5, 'port'), guide('other', 'ports, too')], 'port');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.type(box, 's');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(box).toHaveFocus();
  });
});

describe('close matches beside few exact results', () => {
  const pages = [guide('listing', 'a line of authorized keys'), guide('keys', 'keys are authorized in a file'), guide('other', 'keys to a car')];
  const button = () => screen.queryByRole('button', { name: 'Pages with these words' });

  it('S2 D1 come under them on request, by a button that stays, and are told and counted; each step is in the store', async () => {
    const { user, store } = openSearchPage(pages, 'authorized keys');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    const [, region] = screen.getAllByRole('status');
    expect(region).toBeEmptyDOMElement();
    expect(rows()).toEqual(['Guide listing']);
    button()?.focus();
    await user.keyboard('{Enter}');
    expect(region).toHaveTextContent('1 other page has all of these words.');
    expect(rows()).toEqual(['Guide listing', 'Guide keys']);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const asked = store.getState();
    await user.keyboard('{Enter}');
    expect(rows()).toEqual(['Guide listing']);
    cleanup();
    renderInSite(<SearchPage data={{}} />, asked);
    await waitFor(() => expect(rows()).toEqual(['Guide listing', 'Guide keys']));
  });

  it('S2 say so where there are none', async () => {
    const { user } = openSearchPage(pages.slice(0, 1), 'authorized keys');
    await user.click(await screen.findByRole('button', { name: 'Pages with these words' }));
    expect(screen.getByText('No other page has all of these words.')).toBeInTheDocument();
  });

  it.each(['authorized', 'keys a', '"authorized keys"', 'keys authorised'])('S2 S3 aren’t offered for %s', async (query) => {
    openSearchPage(pages, query);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/result|found/));
    expect(button()).not.toBeInTheDocument();
  });

  it('S2 S3 aren’t offered where exact results are many', async () => {
    openSearchPage(guides(3, 'authorized keys'), 'authorized keys');
    expect(await screen.findByText('3 results')).toBeInTheDocument();
    expect(button()).not.toBeInTheDocument();
  });
});

describe('close matches on the search page', () => {
  it('S2 are announced with what they are of: the note comes into the region that was there before, beside "No results found"', async () => {
    const { user, box } = openSearchPage(guides(2, 'ansible'), '');
    const region = screen.getByRole('status');
    await user.type(box, 'ansibel');
    await waitFor(() => expect(region).toHaveTextContent('No results foundNo exact match for ansibel; showing 2 pages with ansible.'));
    expect(screen.getAllByText(/No exact match/)).toHaveLength(1);
    await user.type(box, '{Backspace}{Backspace}');
    expect(region).toHaveTextContent(/^2 results$/);
    expect(screen.getByRole('status')).toBe(region);
  });

  it('S2 are counted and shown in parts, as exact ones are', async () => {
    const { user } = openSearchPage(guides(RESULT_ROWS + 5, 'the id of a server'), 'server-id');
    expect(await screen.findByText(/^No exact match for/)).toHaveTextContent(
      `No exact match for server-id; showing ${RESULT_ROWS + 5} pages with all of these words.`,
    );
    await waitFor(() => expect(rows()).toHaveLength(RESULT_ROWS));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(RESULT_ROWS + 5);
    expect(showMore()).not.toBeInTheDocument();
  });
});
