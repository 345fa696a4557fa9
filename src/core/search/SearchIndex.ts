import type { Dictionary } from './Dictionary';
import type { IndexedDocument } from './format';
import type { FoldedFields } from './FoldedFields';

/** The core index in memory, as `decodeIndex` makes it. Treat all but `documents` as its own business. */
export interface SearchIndex {
  /** The document table: `hit.doc` is a place in it. */
  readonly documents: readonly IndexedDocument[];
  readonly dictionary: Dictionary;
  /** By term: the place of its first posting, and one more: where the next term's would be. */
  readonly offsets: Uint32Array;
  /** By term, by rising document: `doc << DOC_SHIFT | marks`. */
  readonly postings: Uint32Array;
  /** Fields and bodies folded so far: derived on demand, never serialised. */
  readonly folded: FoldedFields;
}

/*
 * Marks say where a document holds something, in one byte: the occurrences in the body, up to the cap, in the low three
 * bits, then one bit for the title and one for a tag or the excerpt.
 */
export const MARK = { count: 0b00111, title: 0b01000, extra: 0b10000 } as const;
export const DOC_SHIFT = 5;
