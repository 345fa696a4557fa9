import { screen } from '@testing-library/react';
import type { SearchResult } from '../../../src/core/search';
import { selectArrival } from '../../../src/features/quick-search/quickSearchSlice';
import { SearchResults } from '../../../src/features/search/SearchResults';
import { renderInSite } from '../../support/render';

const ROW: SearchResult = {
  id: 'logs',
  type: 'wiki',
  title: 'Logs',
  tags: [],
  url: '/wiki/logs',
  category: 'Basics',
  description: '',
  score: 6,
  excerpt: { text: 'Hint: not from other users.', match: [0, 27] },
  foundFor: 'Hint: not from other users.',
};

describe('opening a result', () => {
  it('S5 S7 marks on the page what its list of messages has, and in the row what was searched for', async () => {
    const { store, user } = renderInSite(<SearchResults results={[{ ...ROW, listedAs: 'not from other' }]} />);
    expect(screen.getByText('Hint: not from other users.').tagName).toBe('MARK');
    await user.click(screen.getByRole('link', { name: 'Logs' }));
    expect(selectArrival(store.getState())).toMatchObject({ path: '/wiki/logs', needle: 'not from other' });
  });

  it('S5 marks on the page what was searched for', async () => {
    const { store, user } = renderInSite(<SearchResults results={[ROW]} />);
    await user.click(screen.getByRole('link', { name: 'Logs' }));
    expect(selectArrival(store.getState())).toMatchObject({ needle: ROW.foundFor });
  });
});
