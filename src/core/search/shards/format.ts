import { CODE, SearchIndexError, isBoost, isRow, type IndexedDocument } from '../index/format';
import { COUNT_FLAG, EXTRA_FLAG, TITLE_FLAG } from '../index/SearchIndex';
import type { TextCode } from '../text/ranges';
import { RESULT_TYPES, type ResultType } from '../types';

/** The name and the version of the format, in the head. */
export const SHARDS_FORMAT = 'ops-notebook-shards';
export const SHARDS_VERSION = 1;

/**
 * The three tables of keys that every search may read. `words`: the suffixes of each token. `phrases`: the text from a token or a
 * character between tokens, up to where few documents are left. `tallies`: short keys, and keys for which much of a table
 * would have to be read, with everything that matches them.
 */
const TABLES = ['words', 'phrases', 'tallies'] as const;
/** A fourth is read only for a query that may be an address: the names of documents (close/meantMatches.ts). */
export type TableName = (typeof TABLES)[number] | 'addresses';

/** Match flags (index/SearchIndex.ts), and one more: the title equals the key. */
export const SHARD_FLAG = { count: COUNT_FLAG, title: TITLE_FLAG, extra: EXTRA_FLAG, equal: 0b100000 } as const;
export const OTHER_FLAGS = SHARD_FLAG.title | SHARD_FLAG.extra | SHARD_FLAG.equal;

/** The parts of a posting's code: occurrences, up to the cap; in the title (1) or equal to it (2); in a tag or the excerpt. */
const TITLE_STATES = 3;
export const SHARD_CODE = { title: CODE.title, extra: CODE.title * TITLE_STATES, end: CODE.title * TITLE_STATES * 2 } as const;

/** The file that is read first: it says how many documents there are. What each table's shards begin with is in files beside it. */
export interface ShardHeadJson {
  readonly format: typeof SHARDS_FORMAT;
  readonly version: typeof SHARDS_VERSION;
  readonly documents: number;
  /** Documents are in the order of the collection, so their types are runs, each with its length. */
  readonly types: readonly (readonly [type: ResultType, length: number])[];
  /** Pairs of a document and its boost; most have none. */
  readonly boosts: readonly (readonly [doc: number, boost: number])[];
  /** By document, as varints: how many pieces its text has, minus one. */
  readonly pieces: string;
  readonly pieceLength: number;
  /** The short tokens that phrases may begin with in the middle of a word, see `phrases` in DESIGN.md. */
  readonly joined: readonly string[];
}

/** Sorted keys, front-coded: each is the number of units shared with the previous key, and the rest. */
export interface KeysJson {
  readonly size: number;
  readonly shared: string;
  readonly lengths: string;
  readonly rests: string;
}

/** A shard of a table: its keys, and their postings in one string for each kind of number. */
export interface TableShardJson {
  readonly keys: KeysJson;
  /** A digit per key: 1 in `phrases` if texts may continue differently, in `words` if phrases may begin with the key inside a word. */
  readonly marks: string;
  /** Varints by key: the number of its documents, minus one. */
  readonly counts: string;
  /** Varints by posting: the distance from the previous document minus one. */
  readonly docs: string;
  /** One digit per posting. */
  readonly codes: string;
  /** Varints, one per posting with occurrences in the body: the piece with the first of them. */
  readonly pieces: string;
}

/** What the shards of a table begin with: each bound is above all keys of the previous shard, and not above its own. */
export interface BoundsJson {
  readonly table: TableName;
  readonly bounds: KeysJson;
}

/** The folded tags, as the keys of a shard. */
export interface TagsJson {
  readonly tags: TableShardJson;
}

/** All tokens and how many documents contain each, minus one; as in the whole index. */
export interface TermsJson {
  readonly terms: string;
  readonly frequencies: string;
}

/** A heading: its offset in the piece (negative if it comes before it), its id and its text. */
export type PieceSection = readonly [offset: number, id: string, title: string];

/** A part of a document's text with the document's row: what one result needs to be shown. */
export interface PieceJson {
  /** Which piece of which document it is. */
  readonly of: readonly [doc: number, piece: number];
  readonly row: IndexedDocument;
  /** The text, with the end of the previous piece and the start of the next. */
  readonly text: string;
  /** The part of the text that is in no other piece. */
  readonly own: readonly [from: number, to: number];
  readonly sections: readonly PieceSection[];
  readonly code: TextCode;
}

export const HEAD = 'head';
/** For filters by tag. */
export const TAGS = 'tags';
/** For mistyped words. */
export const TERMS = 'terms';

/** The name of the file that says what each shard of a table begins with. */
export function boundsName(table: TableName): string {
  return `${table}/bounds`;
}

/** What is read before any shard of the three tables. */
export const ALL_BOUNDS: readonly string[] = TABLES.map(boundsName);

export function shardName(table: TableName, number: number): string {
  return `${table}/${number}`;
}

/** How many documents share a folder for their pieces: some hosts limit the number of files in a folder. */
const PIECES_OF_FOLDER = 100;

export function pieceName(doc: number, piece: number): string {
  return `pieces/${Math.floor(doc / PIECES_OF_FOLDER)}/${doc}-${piece}`;
}

export function damaged(what: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged or truncated: ${what}`);
}

/** A head or a piece as fetched, with the build's types. A damaged file may lack a part or have another type there, so each is checked as unknown. */
type Parts<Json> = { readonly [Name in keyof Json]?: unknown };

/** @throws SearchIndexError for a head that lacks a part, or is of another version */
export function checkHead(json: ShardHeadJson): ShardHeadJson {
  const { format, version, documents, types, boosts, pieces, pieceLength, joined }: Parts<ShardHeadJson> = json;
  if (format !== SHARDS_FORMAT || version !== SHARDS_VERSION) throw damaged(`this is not the head of version ${SHARDS_VERSION}`);
  const isWhole = typeof pieces === 'string' && Number(pieceLength) > 0 && listOf(isText)(joined) && listOf(isBoostOfOne)(boosts) && isCount(documents);
  if (!isWhole) throw damaged('its head lacks a part');
  const ofTypes = listOf(isTypeRun)(types) ? types.reduce((sum, [, length]) => sum + length, 0) : -1;
  if (ofTypes !== documents) throw damaged('its types do not match its documents');
  return json;
}

/** @throws SearchIndexError for a piece of a text that lacks a part */
export function checkPiece(json: PieceJson): PieceJson {
  const { of, row, text, own, sections, code }: Parts<PieceJson> = json;
  const isWhole = isRow(row) && typeof text === 'string' && isPair(of) && isPair(own) && listOf(isSection)(sections) && listOf(isCount)(code);
  if (!isWhole) throw damaged('a piece of a text lacks a part');
  return json;
}

function listOf<T>(isItem: (value: unknown) => value is T): (value: unknown) => value is readonly T[] {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPair(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isBoostOfOne(value: unknown): value is ShardHeadJson['boosts'][number] {
  return isPair(value) && isCount(value[0]) && isBoost(value[1]);
}

function isTypeRun(value: unknown): value is ShardHeadJson['types'][number] {
  return Array.isArray(value) && RESULT_TYPES.includes(value[0] as never) && isCount(value[1]);
}

function isSection(value: unknown): value is PieceJson['sections'][number] {
  return Array.isArray(value) && Number.isInteger(value[0]) && value.slice(1).every(isText) && value.length === 3;
}
