import { isRecord } from '../../isRecord';
import { BOOST_LIMIT } from '../limits';
import { RESULT_TYPES, type DocumentRecord } from '../types';

/** The format's name in the file; any other is refused. */
export const INDEX_FORMAT = 'ops-notebook-search';
/** Increased by every change that an older reader would misread. */
export const INDEX_VERSION = 1;

/** A row of the document table: the record; for blog posts the excerpt, matched but never counted (S3); the boost, if any. */
export interface IndexedDocument extends DocumentRecord {
  readonly excerpt?: string;
  readonly boost?: number;
}

/** The serialised index: one JSON object, most of it in four strings. DESIGN.md describes the format. */
export interface SearchIndexJson {
  readonly format: typeof INDEX_FORMAT;
  readonly version: typeof INDEX_VERSION;
  readonly documents: readonly IndexedDocument[];
  /** Every token of every field once, sorted by UTF-16 unit and front-coded (encoding.ts). */
  readonly terms: string;
  /** By term: its document frequency minus one, as varints. */
  readonly frequencies: string;
  /** By term in descending frequency, by document: the distance from the previous document minus one, as varints. */
  readonly postings: string;
  /** One digit per posting: min(occurrences in the body, 5) + 6 if in the title + 12 if in a tag or the excerpt. */
  readonly codes: string;
}

/** The parts of a posting's code. */
export const CODE = { title: 6, extra: 12, end: 24 } as const;

type SearchIndexProblem = 'foreign' | 'newer' | 'older' | 'damaged';

const REMEDY = 'Reload the page; if that does not help, build and deploy the site again.';

/** Thrown by `decodeIndex` for data that isn't an index this site can read; the message says what is wrong and what to do. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly problem: SearchIndexProblem;

  constructor(problem: SearchIndexProblem, what: string) {
    super(`Search index: ${what}. ${REMEDY}`);
    this.problem = problem;
  }
}

/** A parsed JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

const ROW_STRINGS = ['id', 'title', 'url', 'category', 'description'] as const;
const STARTS_WITH_DATE = /^\d{4}-\d{2}-\d{2}/;

/** Whether a document's row has all its fields, and each is of its type. */
export function isRow(row: unknown): row is IndexedDocument {
  return (
    isRecord(row) &&
    RESULT_TYPES.some((type) => type === row['type']) &&
    ROW_STRINGS.every((name) => typeof row[name] === 'string') &&
    (row['excerpt'] === undefined || typeof row['excerpt'] === 'string') &&
    isDate(row['date']) &&
    isDate(row['reviewed']) &&
    isBoost(row['boost']) &&
    (row['linked'] === undefined || Number.isInteger(row['linked'])) &&
    Array.isArray(row['tags']) &&
    row['tags'].every((tag) => typeof tag === 'string')
  );
}

function isDate(date: unknown): boolean {
  return date === undefined || (typeof date === 'string' && STARTS_WITH_DATE.test(date));
}

export function isBoost(boost: unknown): boolean {
  return boost === undefined || (Number.isInteger(boost) && Math.abs(Number(boost)) <= BOOST_LIMIT);
}
