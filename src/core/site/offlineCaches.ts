/** The service worker's cache of pages, their data and the head of the search. */
export const PAGES_CACHE = 'ops-notebook-pages-1';
/** Its cache of the search's shards: many, and small. */
export const SHARDS_CACHE = 'ops-notebook-shards-1';
