import { buildIndex, decodeIndex, search } from '../../../src/core/search';
import { preparePhrases } from '../../../src/core/search/extras';
import type { Engine } from './engine';

const build: Engine['build'] = (documents) => JSON.stringify(buildIndex(documents));

/** As it is right after loading. */
export const ours: Engine = {
  name: 'ours',
  setup:
    '`decodeIndex`, then `search`, which looks for close matches too when a query has no exact hit. Bodies are lowercased at the first query that needs them.',
  build,
  load: (json, documents) => {
    const index = decodeIndex(JSON.parse(json));
    const texts = documents.map(({ body }) => body);
    return (query) => search(index, texts, query).hits.map(({ doc }) => doc);
  },
};

/** As it is after some idle time. */
export const oursPrepared: Engine = {
  name: 'ours, prepared',
  setup: 'The same, after `preparePhrases` has finished, as it does when the page is idle. Its time is part of the load figure.',
  build,
  load: (json, documents) => {
    const index = decodeIndex(JSON.parse(json));
    const texts = documents.map(({ body }) => body);
    Array.from(preparePhrases(index, texts));
    return (query) => search(index, texts, query).hits.map(({ doc }) => doc);
  },
};
