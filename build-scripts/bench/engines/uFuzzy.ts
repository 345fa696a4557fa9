import UFuzzy from '@leeoniya/ufuzzy';
import type { Engine } from './engine';

const NOT_OUT_OF_ORDER = 0;
/** Matches are ranked only up to this many, the figure in its documentation. */
const RANKED = 1_000;

export const uFuzzy: Engine = {
  name: 'uFuzzy',
  setup:
    'One string per document: title, tags, excerpt and body. Default options, `search(haystack, needle, 0, 1000)` as documented, unranked above 1,000 matches. It is made for lists of short phrases.',
  budgetMs: 60_000,
  build: () => null,
  load: (_, documents) => {
    const haystack = documents.map(({ title, tags, excerpt = '', body }) => [title, ...tags, excerpt, body].join('\n'));
    const search = new UFuzzy({});
    return (query) => {
      const [found, info, order] = search.search(haystack, query, NOT_OUT_OF_ORDER, RANKED);
      return order && info ? order.map((place) => info.idx[place] ?? 0) : (found ?? []);
    };
  },
};
