import type { DocumentRecord } from '../types';

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
  /** Every token of every field once, sorted by UTF-16 unit and front-coded (frontCoding.ts). */
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

export type SearchIndexProblem = 'foreign' | 'newer' | 'older' | 'damaged';

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
