import { foldCase } from '../text/tokens';
import type { SearchTexts } from '../types';
import type { IndexedDocument } from './format';
import type { MatchFlags, TermPostings } from './postings';

/** The index in memory, as `decodeIndex` makes it. All but `documents` is the search's own business. */
export interface SearchIndex extends TermPostings {
  /** The document table: `hit.doc` is a position in it. */
  readonly documents: readonly IndexedDocument[];
  /** By document: what the owner adds to its score. */
  readonly boosts: Int8Array;
  /** What is derived on demand and kept, never serialised. */
  readonly fields: FoldedFields;
  readonly bodies: (texts: SearchTexts) => FoldedBodies;
}

/** The folded fields of one document, without its body. */
interface FoldedRow {
  readonly title: string;
  readonly extras: readonly string[];
}

/** The documents' titles, tags and excerpts, folded when first asked for and kept. */
export class FoldedFields {
  readonly #documents: readonly IndexedDocument[];
  readonly #rows: (FoldedRow | undefined)[] = [];

  constructor(documents: readonly IndexedDocument[]) {
    this.#documents = documents;
  }

  title(doc: number): string {
    return this.#row(doc).title;
  }

  /** Each tag, and the excerpt: apart, for a needle doesn't reach from one into the next. */
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

/** What `preparePhrases` makes: answers from knowing the offset of every token. */
export interface PreparedPhrases {
  /** The match flags of every document for a folded needle; null for needles that are as well served without. */
  readonly match: (needle: string) => MatchFlags | null;
}

/** One array of texts, folded when first asked for and kept: a visitor's queries read few documents, and the same ones often. */
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

  /** Null until the preparation has come to its end. */
  get prepared(): PreparedPhrases | null {
    return this.#prepared;
  }

  /** The steps left of the one preparation of these texts: however often it is asked for, and left, each step is done once. */
  *prepare(begin: () => Generator<undefined, PreparedPhrases>): Generator<undefined, void> {
    this.#preparation ??= begin();
    while (this.#prepared === null) {
      const step = this.#preparation.next();
      if (step.done) this.#prepared = step.value;
      else yield;
    }
  }
}

/** The folded bodies of each array of texts, made once for as long as the array lives. */
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
