import { OCCURRENCE_CAP } from '../limits';
import { digitAt, digitChar, readVarints, writeVarint } from '../index/encoding';
import { OTHER_FLAGS, SHARD_CODE, SHARD_FLAG, damaged, type TableShardJson } from './format';
import { decodeKeys, encodeKeys, firstKeyFrom } from './keys';

/** A key and where it occurs. */
export interface Entry {
  readonly key: string;
  readonly mark: boolean;
  /** Ascending. */
  readonly postings: readonly Posting[];
}

/** A document, where in it a key is, and the piece of its text with the first occurrence; 0 if the body has none. */
export interface Posting {
  readonly doc: number;
  readonly flags: number;
  readonly piece: number;
}

/** A shard in memory. */
export interface TableShard {
  readonly keys: readonly string[];
  readonly marks: Uint8Array;
  /** By key: the number of its first posting, and one more for the end of the last. */
  readonly starts: Uint32Array;
  readonly docs: Uint32Array;
  /** The highest document number. */
  readonly lastDoc: number;
  readonly flags: Uint8Array;
  readonly pieces: Uint32Array;
}

export function encodeTableShard(entries: readonly Entry[]): TableShardJson {
  const [docs, codes, pieces]: [string[], string[], string[]] = [[], [], []];
  for (const { postings } of entries) {
    let last = -1;
    for (const { doc, flags, piece } of postings) {
      docs.push(writeVarint(doc - last - 1));
      codes.push(CODE_CHARS[flags] ?? '');
      if ((flags & SHARD_FLAG.count) !== 0) pieces.push(writeVarint(piece));
      last = doc;
    }
  }
  return {
    keys: encodeKeys(entries.map(({ key }) => key)),
    marks: entries.map(({ mark }) => digitChar(mark ? 1 : 0)).join(''),
    counts: entries.map(({ postings }) => writeVarint(postings.length - 1)).join(''),
    docs: docs.join(''),
    codes: codes.join(''),
    pieces: pieces.join(''),
  };
}

/** @throws SearchIndexError when its parts don't fit together */
export function decodeTableShard(json: TableShardJson): TableShard {
  const keys = decodeKeys(json.keys);
  const starts = readStarts(json.counts, keys.length);
  const size = starts.at(-1) ?? 0;
  const flags = Uint8Array.from(json.codes, (_, at) => FLAGS_OF_CODE[digitAt(json.codes, at)] ?? 0);
  if (flags.length !== size || flags.includes(0)) throw damaged('its postings do not match their codes');
  return {
    keys,
    marks: readMarks(json.marks, keys.length),
    starts,
    ...readDocs(json.docs, starts),
    flags,
    pieces: readPieces(json.pieces, flags),
  };
}

function codeOf(flags: number): number {
  const title = (flags & SHARD_FLAG.equal) !== 0 ? 2 : Number((flags & SHARD_FLAG.title) !== 0);
  return (flags & SHARD_FLAG.count) + title * SHARD_CODE.title + ((flags & SHARD_FLAG.extra) === 0 ? 0 : SHARD_CODE.extra);
}

const TITLE_FLAGS = [0, SHARD_FLAG.title, SHARD_FLAG.title | SHARD_FLAG.equal] as const;
const FLAGS_OF_CODE = Uint8Array.from({ length: SHARD_CODE.end }, (_, code) => {
  const title = TITLE_FLAGS[Math.floor((code % SHARD_CODE.extra) / SHARD_CODE.title)] ?? 0;
  return (code % SHARD_CODE.title) | title | (code >= SHARD_CODE.extra ? SHARD_FLAG.extra : 0);
});

function readStarts(counts: string, size: number): Uint32Array {
  const values = readVarints(counts, size);
  if (!values) throw damaged('its counts do not match its keys');
  const starts = new Uint32Array(size + 1);
  values.forEach((value, key) => (starts[key + 1] = (starts[key] ?? 0) + value + 1));
  return starts;
}

function readMarks(marks: string, size: number): Uint8Array {
  if (marks.length !== size) throw damaged('its marks do not match its keys');
  return Uint8Array.from(marks, (_, at) => digitAt(marks, at));
}

function readDocs(distances: string, starts: Uint32Array): Pick<TableShard, 'docs' | 'lastDoc'> {
  const docs = readVarints(distances, starts.at(-1) ?? 0);
  if (!docs) throw damaged('its documents do not match its counts');
  let lastDoc = -1;
  for (let key = 0; key + 1 < starts.length; key += 1) {
    let doc = -1;
    for (let at = starts[key] ?? 0; at < (starts[key + 1] ?? 0); at += 1) docs[at] = doc += (docs[at] ?? 0) + 1;
    lastDoc = Math.max(lastDoc, doc);
  }
  return { docs, lastDoc };
}

/** The piece of each posting; 0 for postings outside bodies. */
function readPieces(json: string, flags: Uint8Array): Uint32Array {
  const inBody = flags.reduce((sum, each) => sum + ((each & SHARD_FLAG.count) === 0 ? 0 : 1), 0);
  const read = readVarints(json, inBody);
  if (!read) throw damaged('its pieces do not match its postings');
  let next = 0;
  return Uint32Array.from(flags, (each) => ((each & SHARD_FLAG.count) === 0 ? 0 : (read[next++] ?? 0)));
}

/** By match flags: the digit of their code. */
const CODE_CHARS = Array.from({ length: (OTHER_FLAGS | SHARD_FLAG.count) + 1 }, (_, flags) => digitChar(codeOf(flags)));

/** Where a needle is: by document, its flags (0 for none) and the piece with the first occurrence. */
export interface Matches {
  readonly flags: Uint8Array;
  readonly pieces: Uint32Array;
}

export function noMatches(documentCount: number): Matches {
  return { flags: new Uint8Array(documentCount), pieces: new Uint32Array(documentCount) };
}

/** What is known about a key or needle in one document. */
export type Match = Pick<Posting, 'flags' | 'piece'>;

/** Adds a posting: counts are added up to the cap, the first piece is the lowest. */
export function addPosting({ flags: known, pieces }: Matches, { doc, flags, piece }: Posting): void {
  const [before = 0, first = 0] = [known[doc], pieces[doc]];
  const [count, added] = [before & SHARD_FLAG.count, flags & SHARD_FLAG.count];
  known[doc] = Math.min(count + added, OCCURRENCE_CAP) | ((before | flags) & OTHER_FLAGS);
  pieces[doc] = count === 0 || added === 0 ? first + piece : Math.min(first, piece);
}

/** The documents of a key, ascending; none if there is no such key. */
export function documentsOf({ keys, docs, starts }: Pick<TableShard, 'keys' | 'docs' | 'starts'>, key: string): Uint32Array {
  const at = firstKeyFrom(keys, key);
  return keys[at] === key ? docs.subarray(starts[at], starts[at + 1]) : docs.subarray(0, 0);
}
