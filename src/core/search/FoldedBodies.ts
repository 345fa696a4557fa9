import { foldCase } from './foldCase';
import type { Tally } from './scoreHits';
import type { SearchTexts } from './types';

/** What `preparePhrases` makes: answers from knowing where everything stands. */
export interface PreparedPhrases {
  /** The marks of every document for a folded needle; null for needles that are as well served without. */
  readonly tally: (needle: string) => Tally | null;
}

/**
 * The bodies, folded when first asked for and kept, for one array of texts; another array starts afresh. A visitor's
 * queries look at few documents, and many times at the same ones.
 */
export class FoldedBodies {
  #texts: SearchTexts | null = null;
  #bodies: string[] = [];
  #prepared: PreparedPhrases | null = null;

  get(texts: SearchTexts, doc: number): string {
    this.#turnTo(texts);
    return (this.#bodies[doc] ??= foldCase(texts[doc] ?? ''));
  }

  prepared(texts: SearchTexts): PreparedPhrases | null {
    this.#turnTo(texts);
    return this.#prepared;
  }

  prepare(texts: SearchTexts, prepared: PreparedPhrases): void {
    this.#turnTo(texts);
    this.#prepared = prepared;
  }

  #turnTo(texts: SearchTexts): void {
    if (texts === this.#texts) return;
    this.#texts = texts;
    this.#bodies = [];
    this.#prepared = null;
  }
}
