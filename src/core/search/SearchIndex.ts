import type { Dictionary } from './Dictionary';
import type { FoldedBodies } from './FoldedBodies';
import type { FoldedFields } from './FoldedFields';
import type { IndexedDocument } from './format';

/** Terms, and where each is. */
export interface TermPostings {
  readonly dictionary: Dictionary;
  /** By term: the place of its first posting, and one more: where the next term's would be. */
  readonly offsets: Uint32Array;
  /** By term, by rising document: `doc << DOC_SHIFT | marks`. */
  readonly postings: Uint32Array;
}

/** The core index in memory, as `decodeIndex` makes it. All but `documents` is the search's own business. */
export interface SearchIndex extends TermPostings {
  /** The document table: `hit.doc` is a place in it. */
  readonly documents: readonly IndexedDocument[];
  /** By document: what the owner adds to its score. */
  readonly boosts: Int8Array;
  /** What is derived on demand and kept, never serialised. */
  readonly fields: FoldedFields;
  readonly bodies: FoldedBodies;
}

/*
 * Marks say where a document holds something, in one byte: the occurrences in the body, up to the cap, in the low three
 * bits, then one bit for the title and one for a tag or the excerpt.
 */
export const MARK = { count: 0b00111, title: 0b01000, extra: 0b10000 } as const;
export const DOC_SHIFT = 5;
