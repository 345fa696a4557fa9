import { screen } from '@testing-library/react';
import { makeStore } from '../../../src/app/store';
import { SearchFilters } from '../../../src/features/search/SearchFilters';
import { selectQuery } from '../../../src/features/search/searchSlice';
import { renderInSite } from '../../support/render';

it('S1 S3 says by a chip whether all kinds of pages are searched, and takes the kinds out of the query by it', async () => {
  const { user, store } = renderInSite(<SearchFilters />, { search: { ...makeStore().getState().search, query: 'type:blog type:wiki ssh' } });
  const all = screen.getByRole('button', { name: 'All' });
  expect(all).toHaveAttribute('aria-pressed', 'false');
  await user.click(all);
  expect(selectQuery(store.getState())).toBe('ssh');
  expect(all).toHaveAttribute('aria-pressed', 'true');
  await user.click(all);
  expect(selectQuery(store.getState())).toBe('ssh');
});
