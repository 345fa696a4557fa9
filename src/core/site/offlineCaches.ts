import { SHARDS_FOLDER } from './searchShards';

/**
 * - `assets`: files with a hash in their names: scripts, styles, fonts.
 * - `pages`: pages, their data and the head of the search.
 * - `shards`: the search's shards: many, and small.
 * - `lists`: lists of the files that the visitor wants to keep, under addresses that no page has; the files are in the other caches.
 */
type CacheKind = 'assets' | 'pages' | 'shards' | 'lists';

const KINDS: readonly CacheKind[] = ['assets', 'pages', 'shards', 'lists'];
const PREFIX = 'ops-notebook-';

const prefixOf = (base: string) => PREFIX + (base === '/' ? '' : base);

/**
 * The name of one of the service worker's caches. Another such site may be on the same origin, so the name includes the base path.
 *
 * @param base the site's path under its origin, with a slash at both ends
 */
export const cacheName = (kind: CacheKind, base: string): string => `${prefixOf(base)}${kind}-1`;

/** Whether a cache is this site's, of this version or an earlier one. */
export function isOwnCache(name: string, base: string): boolean {
  const prefix = prefixOf(base);
  // What is left of another site's name has a slash.
  return name.startsWith(prefix) && !name.slice(prefix.length).includes('/');
}

/** Whether a cache is this site's, from an earlier version. */
export const isOldCache = (name: string, base: string): boolean => isOwnCache(name, base) && !KINDS.some((kind) => cacheName(kind, base) === name);

/** A file whose name changes with its content; the development server has none. Devices may still have some with ten digits, from earlier builds. */
const HASHED = /^\/assets\/[^/]+\.[0-9a-f]{8}(?:[0-9a-f]{2})?\.\w+$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** The kind of cache for a file, by its path under the site root. A shard's path includes its build. */
export function cacheKindOf(path: string): CacheKind {
  if (isHashed(path)) return 'assets';
  return path.startsWith(SHARDS_FOLDER) ? 'shards' : 'pages';
}
