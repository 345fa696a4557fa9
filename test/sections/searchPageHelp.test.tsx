import { screen, waitFor } from '@testing-library/react';
import { RESULT_ROWS } from '../../src/features/search/limits';
import { guides, openSearchPage, rows } from './searchPageSample';

afterEach(() => jest.restoreAllMocks());

const showMore = () => screen.queryByRole('button', { name: 'Show more' });

describe('close matches on the search page', () => {
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
