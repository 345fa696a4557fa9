import { namesOf } from '../../close/meantMatches';
import { rowOf, searchable } from '../../index/buildIndex';
import { writeFrontCoded, writeVarint } from '../../index/encoding';
import { SHARDS, SHORT_KEY } from '../../limits';
import { codeWithin, type TextCode, type TextParts, type TextSections } from '../../text/ranges';
import { foldCase } from '../../text/foldCase';
import type { SearchDocument } from '../../types';
import {
  HEAD,
  SHARDS_FORMAT,
  SHARDS_VERSION,
  SHARD_FLAG,
  TAGS,
  TERMS,
  pieceName,
  type PieceJson,
  type PieceSection,
  type ShardHeadJson,
  type TagsJson,
  type TermsJson,
} from '../format';
import { encodeTableShard, type Entry } from '../tableShard';
import { cutShards, tableFiles } from './cutShards';
import { PhraseText, foldDocument, pieceCountOf, type FoldedDocument } from './documents';
import { KeyCounter, byKey, unpackEntries } from './KeyCounter';
import { phraseEntries } from './phraseEntries';
import { shortEntries, wideEntries } from './tallyEntries';
import { readWords, wordEntries, type Words } from './wordEntries';

/** The numbers that decide how the data is cut up; no answer depends on them. */
export type ShardSizes = Readonly<Record<'leafDocuments' | 'shardLength' | 'pieceLength', number>>;

/** A file of sharded search data: its name, and data to be written as JSON. */
export type ShardFile = readonly [name: string, data: unknown];

/**
 * The sharded form of an index and its texts, file by file, for collections that are too large to be fetched whole.
 * Documents are numbered as in `searchable`.
 */
export function* writeShards(all: readonly SearchDocument[], parts: TextParts | null = null, sizes: ShardSizes = SHARDS): Generator<ShardFile> {
  const documents = searchable(all);
  const folded = documents.map((document) => foldDocument(document, sizes.pieceLength));
  const words = readWords(folded, sizes.pieceLength);
  yield [HEAD, headOf({ documents, folded, words }, sizes)];
  yield [TAGS, tagsOf(documents)];
  yield [TERMS, termsOf(words)];
  yield* writeTables(folded, words, sizes);
  yield* tableFiles(cutShards('addresses', entriesOf(documents, namesOf), sizes.shardLength));
  for (const [doc, document] of documents.entries()) {
    const numbered = { document, doc, sections: parts?.sections[doc] ?? [], code: parts?.code[doc] ?? [] };
    for (const [number, piece] of piecesOf(numbered, sizes.pieceLength).entries()) yield [pieceName(doc, number), piece];
  }
}

interface Collection {
  readonly documents: readonly SearchDocument[];
  readonly folded: readonly FoldedDocument[];
  readonly words: Words;
}

function headOf({ documents, folded, words }: Collection, { pieceLength }: ShardSizes): ShardHeadJson {
  return {
    format: SHARDS_FORMAT,
    version: SHARDS_VERSION,
    documents: documents.length,
    types: runsOf(documents.map(({ type }) => type)),
    boosts: documents.flatMap(({ boost }, doc) => (boost ? [[doc, boost] as const] : [])),
    pieces: folded.map(({ pieceCount }) => writeVarint(pieceCount - 1)).join(''),
    pieceLength,
    joined: [...words.joined].filter(({ length }) => length <= SHORT_KEY).sort(),
  };
}

/** Runs of equal values, each with its length. */
function runsOf<T>(values: readonly T[]): readonly (readonly [value: T, length: number])[] {
  const starts = Array.from(values.keys()).filter((at) => at === 0 || values[at] !== values[at - 1]);
  return starts.map((start, at) => [values[start] as T, (starts[at + 1] ?? values.length) - start]);
}

function tagsOf(documents: readonly SearchDocument[]): TagsJson {
  return { tags: encodeTableShard([...entriesOf(documents, ({ tags }) => tags.map(foldCase))]) };
}

function termsOf({ postings }: Words): TermsJson {
  const terms = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return { terms: writeFrontCoded(terms.map(([term]) => term)), frequencies: terms.map(([, list]) => writeVarint(list.length - 1)).join('') };
}

function* writeTables(folded: readonly FoldedDocument[], words: Words, { leafDocuments, shardLength, pieceLength }: ShardSizes): Generator<ShardFile> {
  const wordTable = cutShards('words', wordEntries(words, folded.length), shardLength);
  const phrases = phraseEntries(new PhraseText(folded, pieceLength), words.joined, leafDocuments);
  const phraseTable = cutShards('phrases', phrases, shardLength);
  const wide = [wordTable, phraseTable].flatMap((table) => wideEntries(table, folded));
  const tallies = [...shortEntries(folded, pieceLength), ...wide].sort(byKey);
  for (const table of [wordTable, phraseTable, cutShards('tallies', unpackEntries(tallies), shardLength)]) yield* tableFiles(table);
}

/** The keys of documents in order, each with the documents that have it. */
function entriesOf(documents: readonly SearchDocument[], keysOf: (document: SearchDocument) => Iterable<string>): Iterable<Entry> {
  const counter = new KeyCounter<string>();
  documents.forEach((document, doc) => {
    for (const key of keysOf(document)) counter.flag(key, SHARD_FLAG.extra);
    counter.endDocument(doc);
  });
  return unpackEntries(Array.from(counter.postings, ([key, postings]) => ({ key, postings })).sort(byKey));
}

/** A document with its number and the structure of its text. */
interface NumberedDocument {
  readonly document: SearchDocument;
  readonly doc: number;
  readonly sections: TextSections;
  readonly code: TextCode;
}

function piecesOf({ document, doc, ...structure }: NumberedDocument, pieceLength: number): readonly PieceJson[] {
  const { body } = document;
  const count = pieceCountOf(body, pieceLength);
  const row = rowOf(document);
  return Array.from({ length: count }, (_, piece) => {
    const [from, to] = [piece * pieceLength, piece === count - 1 ? body.length : (piece + 1) * pieceLength];
    const start = Math.max(0, from - SHARDS.lead);
    const end = Math.min(body.length, to + SHARDS.tail);
    return {
      of: [doc, piece],
      row,
      text: body.slice(start, end),
      own: [from - start, to - start],
      sections: sectionsWithin(body, structure.sections, [start, end]),
      code: distancesOf(codeWithin(structure.code, start, end)),
    };
  });
}

/** The headings in a part of a body, and the last one before it. */
function sectionsWithin(body: string, sections: TextSections, [start, end]: readonly [number, number]): readonly PieceSection[] {
  const before = sections.filter(([offset]) => offset < start).slice(-1);
  const inside = sections.filter(([offset]) => offset >= start && offset < end);
  return [...before, ...inside].map(([offset, id]) => [offset - start, id, body.slice(offset).split('\n', 1)[0] ?? '']);
}

/** Ranges as a `TextCode`. */
function distancesOf(ranges: readonly (readonly [start: number, end: number])[]): TextCode {
  return ranges.flatMap(([start, end], at) => [start - (ranges[at - 1]?.[1] ?? 0), end - start]);
}
