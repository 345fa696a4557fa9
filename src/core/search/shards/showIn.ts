import type { SearchAnswer, SearchResult } from '../answer/findAnswer';
import { describedRow, shownFields, wordsTarget } from '../answer/showAnswer';
import type { CloseMatches } from '../close/closeMatches';
import { explainedPart, listedPart } from '../close/explainedPart';
import { readFault, type LogMessage } from '../close/logLines';
import { passageIn, weighWords } from '../close/rankWords';
import { messageWeights } from '../close/WordIndex';
import { excerptAt } from '../exact/excerptAt';
import type { SearchHit } from '../exact/search';
import { locateFolded, sectionOf, type TextRange } from '../text/ranges';
import { foldCase } from '../text/foldCase';
import type { PieceJson } from './format';
import type { OpenShards } from './lookUp';
import { pieceOf, readBody, readFolded, type ShardWords } from './matchExactly';
import { noMatches, type Matches } from './tableShard';

/** The documents that contain the needle, and those that contain the query as typed, where that differs. */
export interface FoundInShards {
  readonly exact: Matches;
  readonly typed: Matches;
}

interface AnswerInShards {
  readonly answer: SearchAnswer<SearchHit>;
  readonly found: FoundInShards;
  readonly words: ShardWords;
}

/** Makes a row of a hit; null while files are missing. */
type MakeRow = (hit: SearchHit) => SearchResult | null;

/** Turns the first hits of each list into rows, like `showAnswer`; null while files are missing. */
export function showIn(shards: OpenShards, { answer, found, words }: AnswerInShards, shownRows: number): SearchAnswer | null {
  const { needle, typedNeedle, typed, results, help } = answer;
  const rows = (hits: readonly SearchHit[], makeRow: MakeRow) => hits.slice(0, shownRows).map(makeRow);
  const described: MakeRow = (hit) => describedIn(shards, hit);
  const message = readFault(typedNeedle);
  const plain: MakeExactRow = (matches, wanted) => resultOf(shards, matches, wanted);
  const exact = message === null ? plain : listedRow(shards, message);
  const lists = {
    typed: rows(typed, (hit) => exact(found.typed, { hit, needle: typedNeedle })),
    results: rows(results, needle === '' ? described : (hit) => exact(found.exact, { hit, needle })),
    help: help ? rows(help.results, helpRow(shards, words, help)) : [],
  };
  const shown = { typed: present(lists.typed), results: present(lists.results), help: present(lists.help) };
  if (!shown.typed || !shown.results || !shown.help) return null;
  return { ...answer, typed: shown.typed, results: shown.results, help: help && { ...help, results: shown.help } };
}

type MakeExactRow = (matches: Matches, wanted: { readonly hit: SearchHit; readonly needle: string }) => SearchResult | null;

/** A message's row leads to the page's list of messages if that has the message, too. */
function listedRow(shards: OpenShards, message: LogMessage): MakeExactRow {
  return (matches, wanted) => {
    const row = resultOf(shards, matches, wanted);
    const body = readBody(shards, wanted.hit.doc);
    const listed = row && body !== null ? listedPart(body, message, row) : null;
    const section = listed && sectionIn(shards, wanted.hit.doc, listed.start);
    return row && listed ? { ...row, ...(section && { section }), listedAs: listed.text } : row;
  };
}

function present<T>(items: readonly (T | null)[]): readonly T[] | null {
  const there = items.filter((item) => item !== null);
  return there.length === items.length ? there : null;
}

function describedIn({ reader }: OpenShards, { doc, score }: SearchHit): SearchResult | null {
  const piece = reader.piece(doc, 0);
  return piece && describedRow(piece.row, score, '');
}

/** A close match is shown by the part of the query that it has: some words of a message in a row, some words close together, or the text that was meant. */
function helpRow(shards: OpenShards, words: ShardWords, help: CloseMatches): MakeRow {
  const { kind, shownFor, hash = '' } = help;
  if (kind === 'address') return (hit) => addressRow(shards, hit, hash);
  if (kind === 'symptom') return symptomRow(shards, words, shownFor);
  if (help.words) return wordsRow(shards, words, help.words);
  const needle = foldCase(shownFor);
  return (hit) => resultOf(shards, words.find(needle), { hit, needle });
}

function wordsRow(shards: OpenShards, index: ShardWords, words: readonly string[]): MakeRow {
  const weighed = weighWords(index, words);
  return (hit) => {
    const body = readFolded(shards, hit.doc);
    if (body === null) return null;
    const { text: needle, range, marks } = wordsTarget(words, body, passageIn({ ...body, headings: headingsIn(shards, hit.doc) }, weighed, hit.doc));
    const row = resultOf(shards, piecesAt(shards, hit.doc, range), { hit, needle, range, marks });
    return row && { ...row, words };
  };
}

/** Where the headings of a document begin in its body; a piece also knows the last one before it. */
function headingsIn(shards: OpenShards, doc: number): readonly number[] {
  return Array.from({ length: shards.head.pieceCounts[doc] ?? 0 }, (_, number) => number).flatMap((number) => {
    const piece = shards.reader.piece(doc, number);
    return piece?.sections.map(([offset]) => offset + startOf(shards, piece, number)) ?? [];
  });
}

/** Where a piece's text begins in the body: with what it has of the piece before it. */
const startOf = ({ head }: OpenShards, { own: [from] }: PieceJson, number: number): number => number * head.pieceLength - from;

/** The piece of a document that a range begins in; the first without one. */
function piecesAt(shards: OpenShards, doc: number, range: TextRange = [0, 0]): Matches {
  const matches = noMatches(shards.head.documents);
  matches.pieces[doc] = pieceOf(shards, doc, range[0]);
  return matches;
}

/** The link of a page found by its address leads to the heading of the hash, which may be in any piece. */
function addressRow(shards: OpenShards, hit: SearchHit, hash: string): SearchResult | null {
  const row = describedIn(shards, hit);
  const count = hash === '' ? 0 : (shards.head.pieceCounts[hit.doc] ?? 0);
  const pieces = present(Array.from({ length: count }, (_, number) => shards.reader.piece(hit.doc, number)));
  const section = pieces?.flatMap(({ sections }) => sections).find(([, id]) => id === hash);
  return row && pieces && { ...row, ...(section && { section: { id: section[1], title: section[2] } }) };
}

function symptomRow(shards: OpenShards, words: ShardWords, message: string): MakeRow {
  const weigh = messageWeights(words);
  return (hit) => {
    const body = readBody(shards, hit.doc);
    if (body === null) return null;
    const { text: needle, range } = explainedPart(body, message, weigh);
    if (needle === '') return describedIn(shards, hit);
    return resultOf(shards, piecesAt(shards, hit.doc, range), { hit, needle, range });
  };
}

interface WantedRow {
  readonly hit: SearchHit;
  readonly needle: string;
  /** The needle's range in the body, if that isn't its first occurrence. */
  readonly range?: TextRange | undefined;
  /** Words in the body that are marked instead of it. */
  readonly marks?: readonly TextRange[] | undefined;
}

/** A row of results (E5); null when its piece is missing. */
function resultOf({ reader, head }: OpenShards, { pieces }: Matches, { hit, needle, range, marks }: WantedRow): SearchResult | null {
  const number = pieces[hit.doc] ?? 0;
  const piece = reader.piece(hit.doc, number);
  if (!piece) return null;
  const start = number * head.pieceLength - piece.own[0];
  const inPiece = ([from, to]: TextRange): TextRange => [from - start, to - start];
  const found = range ? inPiece(range) : locateFolded(piece.text, foldCase(piece.text), needle);
  return { ...shownFields(piece.row), score: hit.score, ...excerptOfPiece(piece, found, marks?.map(inPiece)), foundFor: needle };
}

function excerptOfPiece({ text, sections, code }: PieceJson, range: TextRange | null, marks?: readonly TextRange[]): Pick<SearchResult, 'excerpt' | 'section'> {
  // The line of a heading before the piece may end inside it.
  const inText = sections.filter(([offset, , title]) => offset + title.length > 0);
  const excerpt = excerptAt(text, range, { code, sections: inText.map(([offset, id]) => [offset, id] as const), marks });
  const section = range && sectionAt(sections, range[0]);
  return section ? { excerpt, section } : { excerpt };
}

type Section = NonNullable<SearchResult['section']>;

function sectionAt(sections: PieceJson['sections'], offset: number): Section | null {
  const places = sections.map(([start, id]) => [start, id] as const);
  const id = sectionOf(places, offset);
  const section = sections.find(([, headingId]) => headingId === id);
  return section ? { id: section[1], title: section[2] } : null;
}

/** The section that an offset of a body is in; null for none, and while its piece is missing. */
function sectionIn(shards: OpenShards, doc: number, offset: number): Section | null {
  const number = pieceOf(shards, doc, offset);
  const piece = shards.reader.piece(doc, number);
  return piece && sectionAt(piece.sections, offset - startOf(shards, piece, number));
}
