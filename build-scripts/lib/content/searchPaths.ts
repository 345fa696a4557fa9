/** The search's index; for a large collection, the head of its shards. */
export const SEARCH_INDEX = '/data/search-index.json';
