/** The search's index, or the first part of it; for a large collection, the head of its shards. */
export const SEARCH_INDEX = '/data/search-index.json';

/** The other part of an index that is in two files. */
export const SEARCH_POSTINGS = '/data/search-postings.json';

/** What results quote from. */
export const SEARCH_TEXTS = '/data/search-texts.json';
