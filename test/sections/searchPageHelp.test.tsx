import { screen, waitFor, within } from '@testing-library/react';
import { RESULT_ROWS } from '../../src/features/search/limits';
import { guide, guides, openSearchPage, rows } from './searchPageSample';

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

describe('filters on the search page', () => {
  it('S2 S3 say what they leave out in the region that was there before, once', async () => {
    const { user, box } = openSearchPage(guides(2, 'ansible'), '');
    const region = screen.getByRole('status');
    await user.type(box, 'type:blog ansible');
    await waitFor(() => expect(region).toHaveTextContent('No results foundThe filters leave out all 2 results.'));
    expect(screen.getAllByText(/leave out/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Search without the filters' })).toBeVisible();
  });

  it('S2 S3 alone may have been meant as text: a file may contain `tag:server`', async () => {
    const { user, box } = openSearchPage([...guides(2, 'ansible'), guide('policy', 'acls for tag:server alone')], 'tag:server');
    await user.click(await screen.findByRole('button', { name: 'Search for it as text' }));
    expect(box).toHaveValue('"tag:server"');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
  });
});

describe('close matches on the search page', () => {
  it('S2 are announced with what they are of: the note comes into the region that was there before', async () => {
    const { user, box } = openSearchPage(guides(2, 'ansible'), '');
    const region = screen.getByRole('status');
    await user.type(box, 'ansibel');
    await waitFor(() => expect(region).toHaveTextContent('No results found for ansibel; showing 2 pages with ansible.'));
    expect(screen.getAllByText(/No results found for/)).toHaveLength(1);
    await user.type(box, '{Backspace}{Backspace}');
    expect(region).toHaveTextContent(/^2 results$/);
    expect(screen.getByRole('status')).toBe(region);
  });

  it('S2 are counted and shown in parts, as exact ones are', async () => {
    const { user } = openSearchPage(guides(RESULT_ROWS + 5, 'the id of a server'), 'server-id');
    expect(await screen.findByText(/^No results found for/)).toHaveTextContent(
      `No results found for server-id; showing ${RESULT_ROWS + 5} pages with all of these words.`,
    );
    await waitFor(() => expect(rows()).toHaveLength(RESULT_ROWS));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(RESULT_ROWS + 5);
    expect(showMore()).not.toBeInTheDocument();
  });
});

describe('further pages on the search page', () => {
  it('S2 S3 follow few results, under a line that says what they are, each with its words marked', async () => {
    openSearchPage([guide('exact', 'an ssh key'), guide('near', 'a key of ssh'), guide('other', 'nothing')], 'ssh key');
    const further = within(await screen.findByRole('region', { name: 'Words close together' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/);
    expect(further.getByText('1 more page has these words close together:')).toBeVisible();
    expect(further.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Guide near']);
    const marked = screen.getAllByRole('listitem').map((row) => Array.from(row.querySelectorAll('mark'), ({ textContent }) => textContent));
    expect(marked).toEqual([['ssh key'], ['key', 'ssh']]);
  });
});
