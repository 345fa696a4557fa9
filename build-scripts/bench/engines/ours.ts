import { buildIndex, decodeIndex, foldCase, search, type SearchIndex, type SearchTexts } from '../../../src/core/search';
import { closeMatches } from '../../../src/core/search/advanced';
import { preparePhrases } from '../../../src/core/search/exact/preparePhrases';
import type { Engine } from './engine';

const build: Engine['build'] = (documents) => JSON.stringify(buildIndex(documents));

/** The exact hits. Where there are none, close matches are looked for, as on the site, but don't count as an answer. */
function ask(index: SearchIndex, texts: SearchTexts, query: string): number[] {
  const { needle, hits } = search(index, texts, query);
  if (hits.length === 0) closeMatches(index, foldCase(needle));
  return hits.map(({ doc }) => doc);
}

/** The engine right after loading. */
export const ours: Engine = {
  name: 'ours',
  setup: '`decodeIndex`, then `search`, and `closeMatches` when a query has no exact hit. Bodies are lowercased by the first query that needs them.',
  build,
  load: (json, documents) => {
    const index = decodeIndex(JSON.parse(json));
    const texts = documents.map(({ body }) => body);
    return (query) => ask(index, texts, query);
  },
};

/** The engine after some idle time. */
export const oursPrepared: Engine = {
  name: 'ours, prepared',
  setup: 'The same, after `preparePhrases`, which the site runs when the page is idle. Its time counts as load.',
  build,
  load: (json, documents) => {
    const index = decodeIndex(JSON.parse(json));
    const texts = documents.map(({ body }) => body);
    Array.from(preparePhrases(index, texts));
    return (query) => ask(index, texts, query);
  },
};
