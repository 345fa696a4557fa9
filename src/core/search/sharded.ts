/*
 * The search of a large collection, whose data is in many small files of which a query needs few. The build makes them with
 * shards/write/writeShards.ts.
 */
export { mayHaveFurther } from './close/furtherMatches';
export { ALL_BOUNDS as SHARDS_BOUNDS, HEAD as SHARDS_HEAD } from './shards/format';
export { planAnswer, type AnswerPlan, type ShardQuery } from './shards/planAnswer';
export type { ArrivedFiles } from './shards/ShardReader';
