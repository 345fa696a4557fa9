/*
 * Writes the sharded data of a large collection: of use to the build alone.
 */
export { writeShards, type ShardFile, type ShardSizes } from './shards/write/writeShards';
