import type { DocumentRecord } from './types';

/** What a search index says it is; any other name is refused. */
export const INDEX_FORMAT = 'ops-notebook-search';
/** Raised by every change that an older reader would misread. */
export const INDEX_VERSION = 1;

/** A row of the document table: the record; for blog posts the excerpt, which is matched but never counted (S3); its boost, if it has one. */
export interface IndexedDocument extends DocumentRecord {
  readonly excerpt?: string;
  readonly boost?: number;
}

/** The core index as it travels: one JSON object, the bulk of it in four strings. DESIGN.md draws the format. */
export interface SearchIndexJson {
  readonly format: typeof INDEX_FORMAT;
  readonly version: typeof INDEX_VERSION;
  readonly documents: readonly IndexedDocument[];
  /** Every run of every field, sorted by UTF-16 unit and front-coded (frontCoding.ts). */
  readonly terms: string;
  /** By term: in how many documents it is, less one, as varints. */
  readonly frequencies: string;
  /** By term in falling frequency, by document: the gap to the document before, less one, as varints. */
  readonly postings: string;
  /** For each posting one digit: min(occurrences in the body, 5) + 6 if in the title + 12 if in a tag or the excerpt. */
  readonly codes: string;
}

/** The parts of a posting's code. */
export const CODE = { title: 6, extra: 12, end: 24 } as const;

/*
 * Digits are the printable ASCII characters from # to ~ without the backslash: none needs an escape in JSON.
 */
const FIRST_DIGIT = 0x23;
const BACKSLASH = 0x5c;
/** Digits below this end a varint, the others go on: 69 + 22 was the smallest under brotli of the splits tried. */
export const LAST_DIGITS = 69;
export const MORE_DIGITS = 22;
export const DIGITS = LAST_DIGITS + MORE_DIGITS;

/** The character of a digit, 0 to 90. */
export function digitChar(digit: number): string {
  const unit = FIRST_DIGIT + digit;
  return String.fromCharCode(unit < BACKSLASH ? unit : unit + 1);
}

/** The digit at a place of a string; outside 0 to 90, or NaN past the end, for anything that isn't one. */
export function digitAt(digits: string, at: number): number {
  const unit = digits.charCodeAt(at);
  if (unit === BACKSLASH) return -1;
  return unit < BACKSLASH ? unit - FIRST_DIGIT : unit - FIRST_DIGIT - 1;
}
