import { countOccurrences, hasBorder } from '../text/ranges';
import type { NeedlePiece } from '../text/tokens';
import { suffixArraySteps, type SuffixArray } from './SuffixArray';

/** Terms in one string, with a delimiter before, between and after them that no term contains: ` apt aptitude audit `. */
export interface JoinedTerms {
  readonly joined: string;
  /** The offset of each term, and one more: where the next one would start. */
  readonly starts: Uint32Array;
}

/** Occurs in no token. */
export const BLANK = ' ';

/** @param delimiter a character that no term contains */
export function joinTerms(terms: readonly string[], delimiter = BLANK): JoinedTerms {
  const starts = new Uint32Array(terms.length + 1);
  let start = delimiter.length;
  terms.forEach((term, number) => {
    starts[number] = start;
    start += term.length + delimiter.length;
  });
  starts[terms.length] = start;
  return { joined: delimiter + terms.map((term) => term + delimiter).join(''), starts };
}

/**
 * The index's terms, by number, in one string: ` apt aptitude audit `. No token contains a blank, so a token with a blank
 * before or after it, or on both sides, is a pattern that occurs exactly where a term starts with it, ends with it or
 * equals it. One suffix array over that string answers all four fits.
 */
export class Dictionary {
  readonly size: number;
  readonly #delimiter: string;
  readonly #joined: string;
  readonly #starts: Uint32Array;
  #suffixes: SuffixArray | null = null;
  #preparation: Generator<undefined, SuffixArray> | null = null;
  #numbers: ReadonlyMap<string, number> | null = null;

  /** @param terms without duplicates, and for `nearTerms` sorted by UTF-16 unit */
  constructor({ joined, starts }: JoinedTerms) {
    this.size = starts.length - 1;
    this.#delimiter = joined.charAt(0);
    this.#joined = joined;
    this.#starts = starts;
  }

  termAt(term: number): string {
    return this.#joined.slice(this.#starts[term], (this.#starts[term + 1] ?? 0) - 1);
  }

  /** The number of every term. */
  numbers(): ReadonlyMap<string, number> {
    this.#numbers ??= new Map(Array.from({ length: this.size }, (_, term) => [this.termAt(term), term]));
    return this.#numbers;
  }

  /** Whether some term begins with a token. */
  hasPrefix(token: string): boolean {
    return this.#joined.includes(this.#delimiter + token);
  }

  /** The remaining steps of the one-off preparation for `find`, so that no task is long. `find` runs whatever steps remain. */
  *prepare(): Generator<undefined, SuffixArray> {
    this.#preparation ??= suffixArraySteps(this.#joined, this.#termsByOffset());
    while (this.#suffixes === null) {
      const step = this.#preparation.next();
      if (step.done) this.#suffixes = step.value;
      else yield;
    }
    return this.#suffixes;
  }

  /** The terms in which a piece of a needle fits, each as often as the piece occurs in it without overlap; unordered. */
  find({ text, fit }: Pick<NeedlePiece, 'text' | 'fit'>): Uint32Array {
    const before = fit === 'starts' || fit === 'equals' ? this.#delimiter : '';
    const after = fit === 'ends' || fit === 'equals' ? this.#delimiter : '';
    const terms = runSteps(this.prepare()).find(before + text + after);
    return fit === 'contains' && hasBorder(text) ? this.#withoutOverlaps(terms, text) : terms;
  }

  /** For a piece such as `aa`, whose occurrences in a term may overlap: terms found more than once are counted again. */
  #withoutOverlaps(terms: Uint32Array, text: string): Uint32Array {
    const isSeen = new Uint8Array(this.size);
    const repeated = new Set<number>();
    const found: number[] = [];
    for (const term of terms) {
      if (isSeen[term] === 0) found.push(term);
      else repeated.add(term);
      isSeen[term] = 1;
    }
    for (const term of repeated) {
      for (let more = countOccurrences(this.termAt(term), text) - 1; more > 0; more -= 1) found.push(term);
    }
    return Uint32Array.from(found);
  }

  /** By offset in `joined`: the term there; for a delimiter, the term after it. */
  #termsByOffset(): Uint32Array {
    const terms = new Uint32Array(this.#joined.length);
    for (let term = 0; term < this.size; term += 1) {
      terms.fill(term, (this.#starts[term] ?? 0) - 1, this.#starts[term + 1]);
    }
    return terms;
  }
}

/** Runs the remaining steps at once. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
