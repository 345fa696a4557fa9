import type { Suggestions } from '../../core/search/suggestions';
import { SEARCH_INDEX } from '../../core/site/searchDataPaths';
import { collectionOf, shardPath } from '../../core/site/searchShards';
import { fetchDataFile, LoadError, NotFoundError } from '../../platform/fetchDataFile';

/** The head of the shards of one build, with what an empty box offers. */
interface HeadFile {
  readonly build: string;
  readonly head: object & { readonly suggestions?: Suggestions };
}

/** Fetches the files of a search in shards. Each throws LoadError, or NotFoundError. */
export interface ShardFiles {
  /** The head of the build that is published now, at the address where a small site has its index. */
  readonly fetchHead: () => Promise<HeadFile>;
  /** @throws NotFoundError, also for a shard of another collection */
  readonly fetchShard: (build: string, name: string, signal: AbortSignal) => Promise<unknown>;
}

export function createShardFiles(): ShardFiles {
  return {
    fetchHead: async () => {
      const { build, data } = await fetchDataFile(SEARCH_INDEX);
      if (typeof data !== 'object' || data === null) throw new LoadError(`${SEARCH_INDEX}: is not the head of a search; reload the page.`);
      return { build, head: data };
    },
    fetchShard: async (build, name, signal) => {
      const path = shardPath(build, name);
      const file = await fetchDataFile(path, { signal }).catch((error: unknown) => refetch(error, path, signal));
      if (file.build !== collectionOf(build)) throw new NotFoundError(`${path}: is of another build`);
      return file.data;
    },
  };
}

/** Shards are cached for a year, so a damaged one must not come from a cache again. */
function refetch(error: unknown, path: string, signal: AbortSignal) {
  if (!(error instanceof LoadError) || signal.aborted) throw error;
  return fetchDataFile(path, { signal, cache: 'reload' });
}
