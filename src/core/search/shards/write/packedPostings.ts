import { OTHER_FLAGS, SHARD_FLAG } from '../format';
import type { Entry, Posting } from '../tableShard';

/** Postings as one number each: there are millions of them at a time, and an object takes seven times as much memory. */
export type PackedPostings = readonly number[];

/** An entry without a mark, in memory. */
export interface PackedEntry {
  readonly key: string;
  readonly postings: PackedPostings;
}

const FLAGS = (OTHER_FLAGS | SHARD_FLAG.count) + 1;
/** More than a body of 200 million characters has. */
const PIECES = 1 << 16;

export function pack({ doc, flags, piece }: Posting): number {
  return (doc * PIECES + piece) * FLAGS + flags;
}

export function unpack(postings: PackedPostings): readonly Posting[] {
  return postings.map((packed) => {
    const place = Math.floor(packed / FLAGS);
    return { doc: Math.floor(place / PIECES), flags: packed % FLAGS, piece: place % PIECES };
  });
}

/** Entries as they are written, one at a time. */
export function* unpackEntries(entries: Iterable<PackedEntry>): Generator<Entry> {
  for (const { key, postings } of entries) yield { key, mark: false, postings: unpack(postings) };
}
