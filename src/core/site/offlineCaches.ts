import { SHARDS_FOLDER } from './searchShards';

/** The service worker's cache of files with a hash in their names: scripts, styles, fonts. */
export const ASSETS_CACHE = 'ops-notebook-assets-1';
/** Its cache of pages, their data and the head of the search. */
export const PAGES_CACHE = 'ops-notebook-pages-1';
/** Its cache of the search's shards: many, and small. */
export const SHARDS_CACHE = 'ops-notebook-shards-1';
/** Lists of the files that the visitor wants to keep, under addresses that no page has; the files are in the other caches. */
export const LISTS_CACHE = 'ops-notebook-lists-1';

/** A file whose name changes with its content; the development server has none. Devices may still have some with ten digits, from earlier builds. */
const HASHED = /\/assets\/[^/]+\.[0-9a-f]{8}(?:[0-9a-f]{2})?\.\w+$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** The cache for a file, by its path under the site root. A shard's path includes its build. */
export function cacheNameOf(path: string): string {
  if (isHashed(path)) return ASSETS_CACHE;
  return path.startsWith(SHARDS_FOLDER) ? SHARDS_CACHE : PAGES_CACHE;
}
