import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from '../../../src/core/search';
import type { Engine } from './engine';

/** The fields that a result row shows; our index has them, too. */
const SHOWN = ['title', 'type', 'tags', 'url', 'date', 'category', 'description', 'excerpt'];
const OPTIONS: Options = {
  fields: ['title', 'tags', 'excerpt', 'body'],
  storeFields: SHOWN,
  searchOptions: { prefix: true, combineWith: 'AND', boost: { title: 2 } },
};

export const miniSearch: Engine = {
  name: 'MiniSearch',
  setup:
    'Fields title, tags, excerpt and body; `prefix: true`, `combineWith: "AND"`, title boosted by 2, as its documentation shows for search as you type. It stores the fields that a result row shows, as ours does. Saved with `JSON.stringify`, loaded with `loadJSON`.',
  build: (documents) => {
    const index = new MiniSearch(OPTIONS);
    index.addAll(documents.map(rowOf));
    return JSON.stringify(index);
  },
  load: (json) => {
    const index = MiniSearch.loadJSON(json, OPTIONS);
    return (query) => index.search(query).map(({ id }) => Number(id));
  },
};

function rowOf({ tags, ...fields }: SearchDocument, id: number) {
  return { ...fields, id, tags: tags.join(' ') };
}
