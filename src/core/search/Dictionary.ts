import type { NeedleRun } from './runs';

const GAP = ' ';

/** Called with a term's number and how often the run lies inside it (non-overlapping; 1 unless the fit is 'contains'). */
export type TermVisitor = (term: number, times: number) => void;

/**
 * The index's terms, by number, in one string: ` apt aptitude audit `. No run holds a space, so a native `indexOf` over
 * that string finds every term that contains a run or ends with it, and a term's number is a binary search over where
 * the terms start. The terms are sorted, so those that start with a run are found by binary search alone.
 */
export class Dictionary {
  readonly size: number;
  readonly joined: string;
  /** Where each term starts in `joined`, and one more: where the next one would. */
  readonly starts: Uint32Array;

  /** @param terms sorted by UTF-16 unit, without duplicates */
  constructor(terms: readonly string[]) {
    this.size = terms.length;
    this.joined = GAP + terms.map((term) => term + GAP).join('');
    this.starts = startsOf(terms);
  }

  termAt(term: number): string {
    return this.joined.slice(this.startOf(term), this.startOf(term + 1) - GAP.length);
  }

  startOf(term: number): number {
    return this.starts[term] ?? this.joined.length;
  }

  /** Visits the terms that a run of the needle fits in, in rising order, each once. */
  visit({ text, fit }: NeedleRun, visitor: TermVisitor): void {
    if (fit === 'contains') this.#scan(text, visitor);
    else if (fit === 'ends') this.#scan(text + GAP, visitor);
    else this.#walk(fit === 'starts' ? text : text + GAP, visitor);
  }

  /** The terms whose part of the joined string holds the pattern. */
  #scan(pattern: string, visitor: TermVisitor): void {
    let term = -1;
    let end = 0;
    let times = 0;
    for (let at = this.joined.indexOf(pattern); at !== -1; at = this.joined.indexOf(pattern, at + pattern.length)) {
      if (at >= end) {
        if (times > 0) visitor(term, times);
        term = this.#numberOf(at);
        end = this.startOf(term + 1);
        times = 0;
      }
      times += 1;
    }
    if (times > 0) visitor(term, times);
  }

  /** The terms whose part of the joined string starts with the pattern. */
  #walk(pattern: string, visitor: TermVisitor): void {
    let term = this.#firstFrom(pattern);
    while (term < this.size && this.joined.startsWith(pattern, this.startOf(term))) {
      visitor(term, 1);
      term += 1;
    }
  }

  /** The first term that, with its gap, isn't below the pattern. */
  #firstFrom(pattern: string): number {
    return firstWhere(this.size, (term) => this.termAt(term) + GAP >= pattern);
  }

  /** The term that a place in the joined string belongs to. */
  #numberOf(at: number): number {
    return firstWhere(this.size, (term) => this.startOf(term + 1) > at);
  }
}

function startsOf(terms: readonly string[]): Uint32Array {
  const starts = new Uint32Array(terms.length + 1);
  let start = GAP.length;
  terms.forEach((term, number) => {
    starts[number] = start;
    start += term.length + GAP.length;
  });
  starts[terms.length] = start;
  return starts;
}

/** The first number below `size` for which a condition that once true stays true holds; `size` when none. */
function firstWhere(size: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
