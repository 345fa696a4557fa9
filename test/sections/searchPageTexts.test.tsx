import { screen, waitFor } from '@testing-library/react';
import { makeStore } from '../../src/app/store';
import { buildIndex } from '../../src/core/search';
import { readQuickSearch } from '../../src/features/quick-search/loadQuickSearch';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { SearchPage } from '../../src/sections/search/SearchPage';
import { noParts } from '../features/search/sampleIndex';
import { startServer } from '../platform/fakeServer';
import { renderInSite } from '../support/render';

const GUIDE = { type: 'wiki', id: 'one', title: 'One', tags: ['SSH'], url: '/wiki/one', category: 'Basics', description: '', body: 'sshd' } as const;

function open(query: string) {
  const server = startServer();
  server.answer(SEARCH_INDEX, { build: 'one', data: buildIndex([GUIDE]) });
  server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: [GUIDE.body], ...noParts([GUIDE.body]) } });
  return { ...renderInSite(<SearchPage data={{}} />, { search: { ...makeStore().getState().search, query } }), server };
}

// A component that suspends doesn't resume inside `act`, so its code is loaded first.
beforeAll(async () => {
  await readQuickSearch();
});

describe('the texts of a search page', () => {
  it('S6 come when somebody turns to an empty box, and not before, with what it offers', async () => {
    const { user, server } = open('');
    expect(await screen.findByRole('button', { name: 'SSH' })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toEqual([SEARCH_INDEX]);
    await user.click(screen.getByRole('searchbox'));
    await waitFor(() => expect(server.requests).toEqual([SEARCH_INDEX, SEARCH_TEXTS]));
  });

  it('S6 come with the first query, though an offer put it into the box', async () => {
    const { user, server } = open('');
    await user.click(await screen.findByRole('button', { name: 'SSH' }));
    await waitFor(() => expect(server.requests).toEqual([SEARCH_INDEX, SEARCH_TEXTS]));
  });

  it('S6 come at once to a query of the address', async () => {
    const { server } = open('sshd');
    await waitFor(() => expect(server.requests).toEqual([SEARCH_INDEX, SEARCH_TEXTS]));
  });

  it('S6 come at once where a box had the focus before there was a page to notice it', async () => {
    const early = document.body.appendChild(document.createElement('input'));
    early.focus();
    const { server } = open('');
    await waitFor(() => expect(server.requests).toEqual([SEARCH_INDEX, SEARCH_TEXTS]));
    early.remove();
  });
});

describe('a search page without results', () => {
  it.each([
    ['tag:"Some thing" "zzzz yyyy"', 'tag:"Some thing" zzzz yyyy'],
    ['“zzzz yyyy”', 'zzzz yyyy'],
  ])('S2 searches %s without its quotes, and with the filters that it has', async (query, without) => {
    const { user } = open(query);
    await user.click(await screen.findByRole('button', { name: 'Search without the quotes' }));
    expect(screen.getByRole('searchbox')).toHaveValue(without);
  });
});
