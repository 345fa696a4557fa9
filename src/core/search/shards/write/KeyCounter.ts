import { OCCURRENCE_CAP } from '../../limits';
import { OTHER_FLAGS, SHARD_FLAG } from '../format';
import type { Entry, Posting } from '../tableShard';

/** Collects the postings of keys, document by document. */
export class KeyCounter<Key> {
  readonly #postings = new Map<Key, number[]>();
  #here = new Map<Key, { flags: number; piece: number }>();

  /** Counts a key once more in the body of the current document. */
  count(key: Key, piece: number): void {
    const known = this.#here.get(key);
    if (known === undefined) this.#here.set(key, { flags: 1, piece });
    else if (known.flags < OCCURRENCE_CAP) known.flags += 1;
  }

  /** Flags a key for a field other than the body. */
  flag(key: Key, flag: number): void {
    const known = this.#here.get(key);
    if (known === undefined) this.#here.set(key, { flags: flag, piece: 0 });
    else known.flags |= flag;
  }

  endDocument(doc: number): void {
    for (const [key, { flags, piece }] of this.#here) {
      const list = this.#postings.get(key);
      if (list) list.push(pack({ doc, flags, piece }));
      else this.#postings.set(key, [pack({ doc, flags, piece })]);
    }
    this.#here = new Map();
  }

  get postings(): ReadonlyMap<Key, PackedPostings> {
    return this.#postings;
  }
}

export const EQUAL_TITLE = SHARD_FLAG.title | SHARD_FLAG.equal;

export function byKey(a: Pick<Entry, 'key'>, b: Pick<Entry, 'key'>): number {
  return a.key < b.key ? -1 : Number(a.key > b.key);
}

/** Postings as one number each: there are millions of them at a time, and an object takes seven times as much memory. */
export type PackedPostings = readonly number[];

/** An entry without a mark, in memory. */
export interface PackedEntry {
  readonly key: string;
  readonly postings: PackedPostings;
}

const FLAGS = (OTHER_FLAGS | SHARD_FLAG.count) + 1;
/** More pieces than a body of 200 million characters has. */
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

/** The entries unpacked for writing, one at a time. */
export function* unpackEntries(entries: Iterable<PackedEntry>): Generator<Entry> {
  for (const { key, postings } of entries) yield { key, mark: false, postings: unpack(postings) };
}
