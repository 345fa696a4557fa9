import type { FoldedBody } from '../close/passage';
import type { WordIndex } from '../close/WordIndex';
import { OCCURRENCE_CAP, SHORT_KEY } from '../limits';
import { countOccurrences, doublesOf, hasBorder } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import { SHARD_FLAG, type PieceJson } from './format';
import { documentsOfKey, lookUp, type Found, type OpenShards } from './lookUp';
import { noMatches, type Match, type Matches } from './tableShard';

/** The matches of a folded needle, exactly; null when files are missing. */
export function matchExactly(shards: OpenShards, needle: string): Matches | null {
  const found = lookUp(shards, needle);
  const overlapping = found && documentsWithOverlap(shards, found, needle);
  if (!found || !overlapping) return null;
  const matches = { flags: found.flags.slice(), pieces: found.pieces.slice() };
  const read = [...found.unsure, ...overlapping].map((doc) => {
    const match = readMatch(shards, found, { doc, needle });
    matches.flags[doc] = match?.flags ?? 0;
    matches.pieces[doc] = match?.piece ?? 0;
    return match;
  });
  return read.includes(null) ? null : matches;
}

/**
 * The documents in which a needle may overlap itself, as `aa` does in `aaa`, and was then counted too often: they have it
 * more than once, and also a text in which two occurrences overlap.
 */
function documentsWithOverlap(shards: OpenShards, { flags, isExact }: Found, needle: string): readonly number[] | null {
  if (isExact || !hasBorder(needle)) return [];
  const doubled = doublesOf(needle).map((text) => lookUp(shards, text));
  const known = doubled.filter((found) => found !== null);
  if (known.length < doubled.length) return null;
  const docs = Array.from(flags.keys());
  return docs.filter((doc) => ((flags[doc] ?? 0) & SHARD_FLAG.count) > 1 && known.some((found) => found.flags[doc] !== 0));
}

interface TextRequest {
  readonly doc: number;
  readonly needle: string;
}

/** Reads a document's text for a needle; null when pieces are missing. */
function readMatch(shards: OpenShards, found: Found, wanted: TextRequest): Match | null {
  const flags = found.flags[wanted.doc] ?? 0;
  const isInOnePiece = flags === 1 && found.isAtLeaf;
  return isInOnePiece ? readPiece(shards, found.pieces[wanted.doc] ?? 0, wanted) : readDocument(shards, wanted);
}

/** For a needle with a prefix that is in a body once: the needle is there or nowhere. */
function readPiece({ reader }: OpenShards, piece: number, { doc, needle }: TextRequest): Match | null {
  const json = reader.piece(doc, piece);
  return json && { flags: Number(foldCase(json.text).includes(needle)), piece };
}

function readDocument(shards: OpenShards, { doc, needle }: TextRequest): Match | null {
  const body = readBody(shards, doc);
  const first = shards.reader.piece(doc, 0);
  if (body === null || !first) return null;
  const folded = foldCase(body);
  return { flags: flagsOf(first, folded, needle), piece: pieceOf(shards, doc, folded.indexOf(needle)) };
}

/** A document's text; null when pieces are missing. */
export function readBody({ reader, head }: OpenShards, doc: number): string | null {
  const read = Array.from({ length: head.pieceCounts[doc] ?? 1 }, (_, piece) => reader.piece(doc, piece));
  const pieces = read.filter((piece) => piece !== null);
  return pieces.length < read.length ? null : pieces.map(ownText).join('');
}

/** The same, as written and folded. */
export function readFolded(shards: OpenShards, doc: number): FoldedBody | null {
  const text = readBody(shards, doc);
  return text === null ? null : { text, folded: foldCase(text) };
}

/** The piece that contains an offset of a document's folded text; the first for a negative offset. */
export function pieceOf({ head }: OpenShards, doc: number, offset: number): number {
  const last = (head.pieceCounts[doc] ?? 1) - 1;
  return Math.min(Math.max(0, Math.floor(offset / head.pieceLength)), last);
}

function ownText({ text, own: [from, to] }: PieceJson): string {
  return text.slice(from, to);
}

function flagsOf({ row }: PieceJson, body: string, needle: string): number {
  const title = foldCase(row.title);
  const extras = [...row.tags, ...(row.excerpt === undefined ? [] : [row.excerpt])];
  const inTitle = (title.includes(needle) ? SHARD_FLAG.title : 0) | (title === needle ? SHARD_FLAG.equal : 0);
  const inExtras = extras.some((field) => foldCase(field).includes(needle)) ? SHARD_FLAG.extra : 0;
  return Math.min(countOccurrences(body, needle), OCCURRENCE_CAP) | inTitle | inExtras;
}

/** Words in shards. Until its files have arrived, a word has no matches, and the reader notes what is missing: then no answer is valid. */
export interface ShardWords extends WordIndex {
  readonly find: (word: string) => Matches;
}

export function wordsIn(shards: OpenShards): ShardWords {
  const { reader, head } = shards;
  const known = new Map<string, Matches>();
  const find = (word: string) => {
    const matches = known.get(word) ?? matchExactly(shards, word) ?? noMatches(head.documents);
    known.set(word, matches);
    return matches;
  };
  return {
    documentCount: head.documents,
    find,
    matches: (word) => find(word).flags,
    documentsWith: (word) => (word.length > SHORT_KEY ? documentsOfKey(shards, 'words', word) : documentsIn(find(word))),
    terms: () => reader.terms(),
  };
}

function documentsIn({ flags }: Matches): readonly number[] {
  return Array.from(flags.keys()).filter((doc) => flags[doc] !== 0);
}
