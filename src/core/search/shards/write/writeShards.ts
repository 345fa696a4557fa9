import { searchable } from '../../index/buildIndex';
import { writeFrontCoded, writeVarint } from '../../index/encoding';
import { SHARDS } from '../../limits';
import type { TextParts } from '../../text/ranges';
import type { SearchDocument } from '../../types';
import { HEAD, SHARDS_FORMAT, SHARDS_VERSION, TAGS, TERMS, pieceName, type ShardHeadJson, type TermsJson } from '../format';
import { addressEntries } from './addressEntries';
import { cutShards, tableFiles } from './cutShards';
import { foldDocument, type FoldedDocument } from './foldedDocument';
import { byKey } from './KeyCounter';
import { unpackEntries } from './packedPostings';
import { phraseEntries } from './phraseEntries';
import { PhraseText } from './PhraseText';
import { piecesOf } from './pieceFiles';
import { shortEntries, wideEntries } from './tallyEntries';
import { tagsOf } from './tagEntries';
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
  yield* tableFiles(cutShards('addresses', addressEntries(documents), sizes.shardLength));
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
    joined: [...words.joined].filter(({ length }) => length <= SHARDS.shortKey).sort(),
  };
}

/** Equal neighbours, each with how many they are. */
function runsOf<T>(values: readonly T[]): readonly (readonly [value: T, length: number])[] {
  const starts = Array.from(values.keys()).filter((at) => at === 0 || values[at] !== values[at - 1]);
  return starts.map((start, at) => [values[start] as T, (starts[at + 1] ?? values.length) - start]);
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
