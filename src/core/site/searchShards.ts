/** Under the site root: the folder of the search's shards, which has one folder for each build of them. */
export const SHARDS_FOLDER = '/data/search/';

/** The address of a shard; what it is never changes. */
export function shardPath(build: string, name: string): string {
  return `${SHARDS_FOLDER}${build}/${name}.json`;
}
