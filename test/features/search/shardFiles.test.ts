import { collectionOf, shardPath } from '../../../src/core/site/searchShards';
import { createShardFiles } from '../../../src/features/search/shardFiles';
import { NotFoundError } from '../../../src/platform/fetchDataFile';
import { startServer } from '../../platform/fakeServer';

const BUILD = '0123456789abcdef01234567';
const PATH = shardPath(BUILD, 'words/0');

/** What is fetched when the server has a shard of the given collection. */
function fetchedFrom(collection: string): Promise<unknown> {
  startServer().answer(PATH, { data: { keys: 1 }, build: collection });
  return createShardFiles().fetchShard(BUILD, 'words/0', new AbortController().signal);
}

describe('the files of a search in shards', () => {
  it('S6 are taken when they name the collection of the build', async () => {
    await expect(fetchedFrom(collectionOf(BUILD))).resolves.toEqual({ keys: 1 });
  });

  it.each(['other', 'fedcba98', BUILD])('S6 are refused when they name %s, whatever their address', async (collection) => {
    await expect(fetchedFrom(collection)).rejects.toThrow(NotFoundError);
  });
});
