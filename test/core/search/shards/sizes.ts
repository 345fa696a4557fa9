import * as fc from 'fast-check';
import type { ShardSizes } from '../../../../src/core/search/shards/write/writeShards';

/** So small that even a few documents have many shards, wide keys, and texts of several pieces. */
export const sizesArbitrary: fc.Arbitrary<ShardSizes> = fc.record({
  leafDocuments: fc.constantFrom(0, 1, 2, 8),
  shardLength: fc.constantFrom(12, 60, 400),
  pieceLength: fc.constantFrom(30, 200, 4_000),
});
