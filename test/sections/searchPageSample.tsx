import { screen } from '@testing-library/react';
import { makeStore } from '../../src/app/store';
import { buildIndex, type SearchDocument } from '../../src/core/search';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { SearchPage } from '../../src/sections/search/SearchPage';
import { noParts } from '../features/search/sampleIndex';
import { startServer } from '../platform/fakeServer';
import { renderInSite } from '../support/render';

/** A guide whose text is `body`. */
export function guide(id: string, body: string): SearchDocument {
  return { id, type: 'wiki', title: `Guide ${id}`, tags: [], url: `/wiki/${id}`, category: 'Basics', description: '', body };
}

/** This number of guides, all with the same text. */
export const guides = (count: number, body: string) => Array.from({ length: count }, (_, place) => guide(`${place + 1}`, body));

/** The search page of a site with these documents. */
export function openSearchPage(documents: readonly SearchDocument[], query: string) {
  const server = startServer();
  server.answer(SEARCH_INDEX, { build: 'one', data: buildIndex(documents) });
  server.answer(SEARCH_TEXTS, { build: 'one', data: { texts: documents.map(({ body }) => body), ...noParts(documents) } });
  const page = (
    <main>
      <SearchPage data={{}} />
    </main>
  );
  return { ...renderInSite(page, { search: { ...makeStore().getState().search, query } }), box: screen.getByRole('searchbox') };
}

export const rows = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
