/** Under the site root: the folder of the search's shards, which has one folder for each build of them. */
export const SHARDS_FOLDER = '/data/search/';

/** How many digits of a build's id name its collection: which documents it has, by their numbers. */
export const COLLECTION_DIGITS = 8;

/**
 * What a shard names in place of its build: after an edit, documents keep their numbers, and most shards are the same
 * files. Its address says which build it belongs to.
 */
export function collectionOf(build: string): string {
  return build.slice(0, COLLECTION_DIGITS);
}

/** The address of a shard. The file at an address never changes. */
export function shardPath(build: string, name: string): string {
  return `${SHARDS_FOLDER}${build}/${name}.json`;
}
