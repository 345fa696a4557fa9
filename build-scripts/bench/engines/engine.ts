import type { SearchDocument } from '../../../src/core/search';

/** Finds documents: their numbers, best first. */
export type Finder = (query: string) => readonly number[];

/** A search under measurement. */
export interface Engine {
  readonly name: string;
  /** How it is set up, and why, for the report. */
  readonly setup: string;
  /** The index as it would be sent to a browser; null for an engine that works on the texts alone. */
  readonly build: (documents: readonly SearchDocument[]) => string | null;
  /** Makes the engine ready for the first query, from the result of `build`; the documents are already in memory. */
  readonly load: (index: string, documents: readonly SearchDocument[]) => Finder;
  /** Asking stops after this many milliseconds of cold queries: in a big corpus, one can take the engine seconds. */
  readonly budgetMs?: number;
  /** The most documents that it is asked to index; a larger index doesn't fit. */
  readonly mostDocuments?: number;
}
