import { sharedLength } from '../../index/encoding';
import { boundsName, shardName, type BoundsJson, type TableName, type TableShardJson } from '../format';
import { encodeKeys } from '../keys';
import { encodeTableShard, type Entry } from '../tableShard';

/** A table, ready to be written. */
export interface WrittenTable {
  readonly name: TableName;
  readonly bounds: readonly string[];
  readonly shards: readonly TableShardJson[];
}

/** Cuts sorted entries into shards of about `shardLength` characters. */
export function cutShards(name: TableName, entries: Iterable<Entry>, shardLength: number): WrittenTable {
  const bounds: string[] = [];
  const shards: TableShardJson[] = [];
  let open: Entry[] = [];
  let length = 0;
  let last = '';
  const close = () => {
    if (open.length > 0) shards.push(encodeTableShard(open));
    open = [];
    length = 0;
  };
  for (const entry of entries) {
    const added = lengthOf(entry, last);
    if (length > 0 && length + added > shardLength) close();
    if (open.length === 0) bounds.push(shards.length === 0 ? '' : entry.key.slice(0, sharedLength(last, entry.key) + 1));
    open.push(entry);
    length += added;
    last = entry.key;
  }
  close();
  return { name, bounds, shards };
}

/** About how many characters an entry takes: three for each posting, four and the rest of its key for the entry itself. */
function lengthOf({ key, postings }: Entry, before: string): number {
  return 4 + key.length - sharedLength(before, key) + 3 * postings.length;
}

/** The files of a table, by name. */
export function* tableFiles({ name, bounds, shards }: WrittenTable): Generator<readonly [name: string, data: unknown]> {
  const json: BoundsJson = { table: name, bounds: encodeKeys(bounds) };
  yield [boundsName(name), json];
  for (const [number, shard] of shards.entries()) yield [shardName(name, number), shard];
}
