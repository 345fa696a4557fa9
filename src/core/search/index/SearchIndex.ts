import { OCCURRENCE_CAP } from '../limits';
import { foldCase } from '../text/foldCase';
import type { SearchTexts } from '../types';
import type { Dictionary } from './Dictionary';
import type { IndexedDocument } from './format';

/*
 * Match flags encode in one byte where a document matches: the occurrences in the body, up to the cap, in the low three
 * bits, then one bit for the title and one for a tag or the excerpt. A posting is 32 bits: document and flags.
 */
export const COUNT_FLAG = 0b00111;
export const TITLE_FLAG = 0b01000;
export const EXTRA_FLAG = 0b10000;
export const ALL_FLAGS = COUNT_FLAG | TITLE_FLAG | EXTRA_FLAG;
export const DOC_SHIFT = 5;

/** By document number, its match flags for one needle; 0 is no match. */
export type MatchFlags = Uint8Array;

/** Terms, and the documents that contain each. */
export interface TermPostings {
  readonly dictionary: Dictionary;
  /** By term: the number of its first posting, and one more for the end of the last. */
  readonly starts: Uint32Array;
  /** By term, by document, ascending: `doc << DOC_SHIFT | flags`. */
  readonly postings: Uint32Array;
}

/** Adds the counts, up to the cap, and ORs the other flags. */
export function addFlags(flags: number, more: number): number {
  const count = (flags & COUNT_FLAG) + (more & COUNT_FLAG);
  return Math.min(count, OCCURRENCE_CAP) | ((flags | more) & (TITLE_FLAG | EXTRA_FLAG));
}

/** The total number of postings of some terms. */
export function countPostings({ starts }: TermPostings, terms: Uint32Array): number {
  return terms.reduce((sum, term) => sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0), 0);
}

/** The index in memory, as `decodeIndex` returns it. All but `documents` is internal to the search. */
export interface SearchIndex extends TermPostings {
  /** The document table: `hit.doc` is an index into it. */
  readonly documents: readonly IndexedDocument[];
  /** By document: the boost added to its score. */
  readonly boosts: Int8Array;
  /** Derived on demand and cached, never serialised. */
  readonly fields: FoldedFields;
  readonly bodies: (texts: SearchTexts) => FoldedBodies;
}

/** The folded fields of one document, without its body. */
interface FoldedRow {
  readonly title: string;
  readonly extras: readonly string[];
}

/** The documents' titles, tags and excerpts, folded on first use and cached. */
export class FoldedFields {
  readonly #documents: readonly IndexedDocument[];
  readonly #rows: (FoldedRow | undefined)[] = [];

  constructor(documents: readonly IndexedDocument[]) {
    this.#documents = documents;
  }

  title(doc: number): string {
    return this.#row(doc).title;
  }

  /** Each tag and the excerpt, separately: a match can't span two of them. */
  extras(doc: number): readonly string[] {
    return this.#row(doc).extras;
  }

  #row(doc: number): FoldedRow {
    return (this.#rows[doc] ??= foldRow(this.#documents[doc]));
  }
}

function foldRow(document: IndexedDocument | undefined): FoldedRow {
  const { title = '', tags = [], excerpt } = document ?? {};
  return { title: foldCase(title), extras: [...tags, ...(excerpt === undefined ? [] : [excerpt])].map(foldCase) };
}

/** The result of `preparePhrases`: matches by the offsets of all tokens. */
export interface PreparedPhrases {
  /** The match flags of every document for a folded needle; null for needles that are as fast without it. */
  readonly match: (needle: string) => MatchFlags | null;
}

/** An array of texts, each folded on first use and cached: a visitor's queries read few documents, and often the same. */
export class FoldedBodies {
  readonly #texts: SearchTexts;
  readonly #folded: string[] = [];
  #preparation: Generator<undefined, PreparedPhrases> | null = null;
  #prepared: PreparedPhrases | null = null;

  constructor(texts: SearchTexts) {
    this.#texts = texts;
  }

  get(doc: number): string {
    return (this.#folded[doc] ??= foldCase(this.#texts[doc] ?? ''));
  }

  /** Null until the preparation is complete. */
  get prepared(): PreparedPhrases | null {
    return this.#prepared;
  }

  /** The remaining steps of the one preparation of these texts: however often it is started and abandoned, each step runs once. */
  *prepare(begin: () => Generator<undefined, PreparedPhrases>): Generator<undefined, void> {
    this.#preparation ??= begin();
    while (this.#prepared === null) {
      const step = this.#preparation.next();
      if (step.done) this.#prepared = step.value;
      else yield;
    }
  }
}

/** The folded bodies of each array of texts, cached for the lifetime of the array. */
export function foldedBodiesByTexts(): SearchIndex['bodies'] {
  const known = new WeakMap<SearchTexts, FoldedBodies>();
  return (texts) => {
    const before = known.get(texts);
    if (before) return before;
    const bodies = new FoldedBodies(texts);
    known.set(texts, bodies);
    return bodies;
  };
}
