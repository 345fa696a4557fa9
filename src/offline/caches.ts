/** The names of the service worker's caches; this site's others, from earlier versions, are deleted. */
export { ASSETS_CACHE, LISTS_CACHE, PAGES_CACHE, SHARDS_CACHE } from '../core/site/offlineCaches';
export const CACHE_PREFIX = 'ops-notebook-';

/** How many files a cache keeps; the oldest go first. A guide is a page, its data and about twenty scripts, shared by all. */
export const MAX_FILES = 400;
