import { SHORT_KEY, OCCURRENCE_CAP } from '../../limits';
import { countOccurrences, hasBorder } from '../../text/ranges';
import { sharedLength } from '../../index/encoding';
import { separatorsOf } from '../../text/tokens';
import { SHARD_FLAG } from '../format';
import { isJunction, isWide, JUNCTION, shardsOf } from '../keys';
import { addPosting, decodeTableShard, noMatches, type Matches, type Posting } from '../tableShard';
import type { WrittenTable } from './cutShards';
import { pieceAt, type FoldedDocument } from './documents';
import { EQUAL_TITLE, KeyCounter, pack, type PackedEntry } from './KeyCounter';

const HALF = /\p{Surrogate}/u;

/** The entries for every text of one or two units that a needle can be, and for every junction. */
export function shortEntries(documents: readonly FoldedDocument[], pieceLength: number): readonly PackedEntry[] {
  const counter = new KeyCounter<string>();
  documents.forEach((document, doc) => {
    for (let length = 1; length <= SHORT_KEY; length += 1) countTexts(counter, document, { length, pieceLength });
    countJunctions(counter, document, pieceLength);
    counter.endDocument(doc);
  });
  const keys = [...counter.postings].filter(([key]) => key.trim() === key && !HALF.test(key));
  return keys.map(([key, postings]) => ({ key, postings }));
}

function countTexts(
  counter: KeyCounter<string>,
  document: FoldedDocument,
  { length, pieceLength }: { readonly length: number; readonly pieceLength: number },
): void {
  const { body, title, extras } = document;
  const ends = new Map<string, number>();
  for (let at = 0; at + length <= body.length; at += 1) {
    const key = body.slice(at, at + length);
    // Occurrences don't overlap.
    if (length > 1 && (ends.get(key) ?? 0) > at) continue;
    if (length > 1) ends.set(key, at + length);
    counter.count(key, pieceAt(at, document, pieceLength));
  }
  for (const key of textsOf(title, length)) counter.flag(key, key === title ? EQUAL_TITLE : SHARD_FLAG.title);
  for (const key of extras.flatMap((field) => textsOf(field, length))) counter.flag(key, SHARD_FLAG.extra);
}

/** A separator that isn't blank, after a token. */
const JOINT = /(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s]/gu;

function countJunctions(counter: KeyCounter<string>, document: FoldedDocument, pieceLength: number): void {
  const { body, title, extras } = document;
  const ends = new Map<string, number>();
  for (const { index } of body.matchAll(JOINT)) {
    const [at, key] = [index - 1, body.slice(index - 1, index - 1 + JUNCTION)];
    // Occurrences don't overlap.
    if (!isJunction(key) || (ends.get(key) ?? 0) > at) continue;
    ends.set(key, at + JUNCTION);
    counter.count(key, pieceAt(at, document, pieceLength));
  }
  for (const key of textsOf(title, JUNCTION).filter(isJunction)) counter.flag(key, key === title ? EQUAL_TITLE : SHARD_FLAG.title);
  for (const key of extras.flatMap((field) => textsOf(field, JUNCTION)).filter(isJunction)) counter.flag(key, SHARD_FLAG.extra);
}

function textsOf(field: string, length: number): readonly string[] {
  return Array.from({ length: Math.max(0, field.length - length + 1) }, (_, at) => field.slice(at, at + length));
}

/** The entries for the wide keys of a table. */
export function wideEntries(table: WrittenTable, documents: readonly FoldedDocument[]): readonly PackedEntry[] {
  const keys = wideKeys(table);
  const entries: PackedEntry[] = [];
  let open: OpenTally[] = [];
  let next = 0;
  const close = (key: string) => {
    for (const tally of open) if (!key.startsWith(tally.key)) entries.push(entryOf(tally, documents));
    open = open.filter((tally) => key.startsWith(tally.key));
  };
  for (const shard of table.shards) {
    const { keys: found, starts, docs, flags, pieces } = decodeTableShard(shard);
    found.forEach((key, number) => {
      close(key);
      for (let wide = keys[next]; wide !== undefined && wide <= key; wide = keys[++next]) {
        if (key.startsWith(wide)) open.push({ key: wide, matches: noMatches(documents.length) });
      }
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
        const posting = { doc: docs[at] ?? 0, flags: flags[at] ?? 0, piece: pieces[at] ?? 0 };
        for (const tally of open) addPosting(tally.matches, withEqual(posting, tally.key === key));
      }
    });
  }
  for (const tally of open) entries.push(entryOf(tally, documents));
  return entries;
}

interface OpenTally {
  readonly key: string;
  readonly matches: Matches;
}

/** A title that equals a longer key doesn't equal this one. */
function withEqual(posting: Posting, isEqual: boolean): Posting {
  return isEqual ? posting : { ...posting, flags: posting.flags & ~SHARD_FLAG.equal };
}

/**
 * The needles longer than a short key for which `isWide` holds, in order: each is a prefix of what two neighbouring bounds
 * share. A needle that is one token is looked up only in `words`.
 */
function wideKeys({ name, bounds }: WrittenTable): readonly string[] {
  const keys = new Set<string>();
  bounds.forEach((bound, number) => {
    const shared = bound.slice(0, sharedLength(bounds[number - 1] ?? '', bound));
    for (let length = SHORT_KEY + 1; length <= shared.length; length += 1) keys.add(shared.slice(0, length));
  });
  const isNeedle = (key: string) => key.trim() === key && !HALF.test(key) && (name === 'words' || (separatorsOf(key).length > 0 && !isJunction(key)));
  return [...keys].filter((key) => isNeedle(key) && isWide(shardsOf(bounds, key))).sort();
}

function entryOf({ key, matches }: OpenTally, documents: readonly FoldedDocument[]): PackedEntry {
  const postings: number[] = [];
  const mayOverlap = hasBorder(key);
  matches.flags.forEach((flags, doc) => {
    const posting = { doc, flags, piece: matches.pieces[doc] ?? 0 };
    if (flags !== 0) postings.push(pack(mayOverlap ? recounted(posting, key, documents) : posting));
  });
  return { key, postings };
}

/** Occurrences of a key with a border may overlap and were then counted too often. */
function recounted(posting: Posting, key: string, documents: readonly FoldedDocument[]): Posting {
  const count = posting.flags & SHARD_FLAG.count;
  const body = documents[posting.doc]?.body;
  if (count < 2 || body === undefined) return posting;
  return { ...posting, flags: posting.flags - count + Math.min(countOccurrences(body, key), OCCURRENCE_CAP) };
}
