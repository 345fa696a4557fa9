import { createFetchCacher } from './createFetchCacher';
import { createShardFiles } from './shardFiles';
import { ShardSearch } from './ShardSearch';
import type { WorkerQuestion } from './workerMessages';

/* The search worker of a site whose search data is in shards. */

const cacheFetched = createFetchCacher(self);
const search = new ShardSearch(createShardFiles(), (reply) => {
  self.postMessage(reply);
  cacheFetched();
});

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => void search.ask(data);
