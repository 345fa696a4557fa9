import Fuse, { type IFuseOptions } from 'fuse.js';
import type { SearchDocument } from '../../../src/core/search';
import type { Engine } from './engine';

const KEYS = ['title', 'tags', 'excerpt', 'body'];
/** `ignoreLocation` is what its documentation says to set for matches anywhere in a long text; threshold 0 accepts only exact ones. */
const OPTIONS: IFuseOptions<SearchDocument> = { keys: KEYS, threshold: 0, ignoreLocation: true };

export const fuse: Engine = {
  name: 'Fuse.js',
  setup:
    'Keys title, tags, excerpt and body; `ignoreLocation: true`, as its documentation recommends for long texts, and `threshold: 0`, which favours its precision. Indexed with `createIndex`, loaded with `parseIndex`.',
  budgetMs: 60_000,
  build: (documents) => JSON.stringify(Fuse.createIndex(KEYS, documents)),
  load: (json, documents) => {
    const index = Fuse.parseIndex<SearchDocument>(JSON.parse(json));
    const search = new Fuse(documents, OPTIONS, index);
    return (query) => search.search(query).map(({ refIndex }) => refIndex);
  },
};
