import { SHORT_KEY } from '../limits';
import { isToken, needlePieces } from '../text/tokens';
import { SHARD_FLAG, type TableName } from './format';
import { firstKeyFrom, isJunction, isWide, JUNCTION, shardsOf } from './keys';
import type { ShardHead, ShardReader } from './ShardReader';
import { addPosting, documentsOf, noMatches, type Matches, type TableShard } from './tableShard';

/** What the tables say about a needle. */
export interface Found extends Matches {
  /** Documents that may not have the needle, or have it a different number of times: their texts must be read. */
  readonly unsure: ReadonlySet<number>;
  /** The unsure ones have a prefix of the needle, as often as their flags say. */
  readonly isAtLeaf: boolean;
  /** Occurrences don't overlap: they were counted in the texts. */
  readonly isExact: boolean;
}

/** A reader whose head has arrived. */
export interface OpenShards {
  readonly reader: ShardReader;
  readonly head: ShardHead;
}

/** Where a folded needle is, according to the tables; null when files are missing. */
export function lookUp(shards: OpenShards, needle: string): Found | null {
  if (needle.length <= SHORT_KEY || isJunction(needle)) return readTally(shards, needle);
  const [first] = needlePieces(needle);
  if (first?.fit === 'contains' && isToken(needle)) return readTable(shards, 'words', needle);
  if (!first || !isToken(first.text)) return readTable(shards, 'phrases', needle);
  const beginning = beginsAt(shards, first.text);
  if (beginning === 'joined') return readTable(shards, 'phrases', needle);
  if (beginning === 'nowhere') return nothing(shards);
  return beginning && narrow(shards, needle, first.text);
}

/** Where phrases that begin with a token are: all in the table; nowhere, as no token ends in it; or partly outside the table. */
function beginsAt(shards: OpenShards, token: string): 'joined' | 'apart' | 'nowhere' | null {
  if (token.length <= SHORT_KEY) return shards.head.joined.includes(token) ? 'joined' : 'apart';
  const bounds = shards.reader.bounds('words');
  if (bounds?.length === 0) return 'nowhere';
  const shard = bounds && shards.reader.shard('words', shardsOf(bounds, token).first, shards.head.documents);
  if (!shard) return null;
  const at = firstKeyFrom(shard.keys, token);
  if (shard.keys[at] !== token) return 'nowhere';
  return shard.marks[at] === 1 ? 'joined' : 'apart';
}

/** The documents of a key, ascending; none when files are missing. For `words`: those with tokens that end in the key, if it isn't short. */
export function documentsOfKey({ reader, head }: OpenShards, table: TableName, key: string): readonly number[] {
  const bounds = reader.bounds(table) ?? [];
  const shard = bounds.length === 0 ? null : reader.shard(table, shardsOf(bounds, key).first, head.documents);
  return shard ? Array.from(documentsOf(shard, key)) : [];
}

/**
 * The matches of a needle that begins in the middle of words: only documents with its first token, with the rest, and with the
 * junction of the two may have it.
 */
function narrow(shards: OpenShards, needle: string, token: string): Found | null {
  const rest = needle.slice(token.length).trimStart();
  const junction = needle.slice(token.length - 1, token.length - 1 + JUNCTION);
  const withToken = lookUp(shards, token);
  const withRest = isPhraseAtToken(rest) ? readTable(shards, 'phrases', rest) : lookUp(shards, rest);
  const withJunction = isJunction(junction) ? readTally(shards, junction) : withToken;
  if (!withToken || !withRest || !withJunction) return null;
  const found = nothing(shards);
  const isBeginning = isJunction(junction) && needle.startsWith(junction);
  const unsure = new Set<number>();
  withRest.flags.forEach((flags, doc) => {
    if (flags === 0 || withToken.flags[doc] === 0 || withJunction.flags[doc] === 0) return;
    found.flags[doc] = isBeginning ? (withJunction.flags[doc] ?? 0) : flags;
    found.pieces[doc] = withJunction.pieces[doc] ?? 0;
    unsure.add(doc);
  });
  return { ...found, unsure, isAtLeaf: isBeginning };
}

/** Whether a needle is a phrase that begins with a token, known to be a whole one here. */
function isPhraseAtToken(needle: string): boolean {
  const [first] = needlePieces(needle);
  return needle.length > SHORT_KEY && first !== undefined && first.fit === 'ends' && isToken(first.text);
}

function nothing({ head }: OpenShards): Found {
  return { ...noMatches(head.documents), unsure: new Set(), isAtLeaf: false, isExact: true };
}

function readTable(shards: OpenShards, table: TableName, needle: string): Found | null {
  const bounds = shards.reader.bounds(table);
  if (!bounds) return null;
  const range = shardsOf(bounds, needle);
  if (isWide(range)) return readTally(shards, needle);
  const read = readShards(shards, table, range);
  return read && collect(shards, read, { needle, hasLeaves: table === 'phrases' });
}

function readShards(
  { reader, head }: OpenShards,
  table: TableName,
  { first, last }: { readonly first: number; readonly last: number },
): readonly TableShard[] | null {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const read = numbers.map((number) => reader.shard(table, number, head.documents));
  const arrived = read.filter((shard) => shard !== null);
  return arrived.length === read.length ? arrived : null;
}

interface Lookup {
  readonly needle: string;
  /** Whether a marked key also covers every longer key that begins with it, since those weren't written. */
  readonly hasLeaves: boolean;
}

/** The matches of the keys that begin with a needle, and of the leaf that the needle begins with. */
function collect(shards: OpenShards, read: readonly TableShard[], { needle, hasLeaves }: Lookup): Found {
  const found = nothing(shards);
  const unsure = new Set<number>();
  for (const shard of read) {
    const from = firstKeyFrom(shard.keys, needle);
    const before = shard.keys[from - 1];
    if (hasLeaves && before !== undefined && shard.marks[from - 1] === 1 && needle.startsWith(before)) {
      addEntry(found, shard, { entry: from - 1, isEqual: false }).forEach((doc) => unsure.add(doc));
    }
    for (let entry = from; shard.keys[entry]?.startsWith(needle); entry += 1) addEntry(found, shard, { entry, isEqual: shard.keys[entry] === needle });
  }
  return { ...found, unsure, isAtLeaf: true, isExact: false };
}

/** Adds the postings of an entry; returns its documents. */
function addEntry(
  found: Matches,
  { starts, docs, flags, pieces }: TableShard,
  { entry, isEqual }: { readonly entry: number; readonly isEqual: boolean },
): Uint32Array {
  const [start = 0, end = 0] = starts.subarray(entry, entry + 2);
  for (let at = start; at < end; at += 1) {
    const known = flags[at] ?? 0;
    addPosting(found, { doc: docs[at] ?? 0, flags: isEqual ? known : known & ~SHARD_FLAG.equal, piece: pieces[at] ?? 0 });
  }
  return docs.subarray(start, end);
}

/** The matches of a needle that has an entry of its own in `tallies`, or is nowhere. */
function readTally(shards: OpenShards, needle: string): Found | null {
  const { reader, head } = shards;
  const bounds = reader.bounds('tallies');
  if (!bounds) return null;
  if (bounds.length === 0) return nothing(shards);
  const shard = reader.shard('tallies', shardsOf(bounds, needle).first, head.documents);
  if (!shard) return null;
  const found = nothing(shards);
  const entry = firstKeyFrom(shard.keys, needle);
  if (shard.keys[entry] === needle) addEntry(found, shard, { entry, isEqual: true });
  return found;
}
