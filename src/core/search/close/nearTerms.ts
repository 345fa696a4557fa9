import type { Dictionary } from '../index/Dictionary';
import { sharedLength } from '../index/encoding';

/** A word and the edit distance up to which terms count as near. */
interface Nearness {
  readonly word: string;
  readonly limit: number;
}

/** A term near a word: the edit distances from the word to the whole term, and to the term's nearest prefix. */
export interface NearTerm {
  readonly term: number;
  /** Infinity when above the limit. */
  readonly whole: number;
  /** Never above the limit. */
  readonly start: number;
}

/**
 * Finds the terms near a word by optimal string alignment (Boytsov 2011, section 2.1): an edit inserts, deletes or
 * replaces a unit, or swaps two neighbours. The sorted dictionary is walked as a trie. Row r of the table holds the edits
 * between the first r units of the term and each prefix of the word; a term that shares r units with the previous term
 * shares rows 0 to r with it:
 *
 *             s  s  h  d
 *          0  1  2  3  4
 *     s    1  0  1  2  3     shared by `ssh`, `ssl`, `su`
 *     s    2  1  0  1  2     shared by `ssh`, `ssl`
 *     l    3  2  1  1  2
 *
 * Once two consecutive rows hold nothing within the limit, no longer term can get back within it, so the whole branch is
 * skipped, except that its prefix may have been near. Two rows, because a swap spans one.
 */
export function nearTerms(dictionary: Dictionary, nearness: Nearness, visit: (near: NearTerm) => void): void {
  const table = new EditTable(nearness);
  const sharedLengths = sharedLengthsOf(dictionary);
  let dead = Infinity;
  let isFar = false;
  for (let term = 0; term < dictionary.size; term += 1) {
    const shared = sharedLengths[term] ?? 0;
    if (shared >= dead && isFar) continue;
    const text = dictionary.termAt(term);
    if (shared < dead) dead = table.extend(text, shared);
    const start = table.bestStart(Math.min(dead, text.length));
    isFar = start > nearness.limit;
    if (isFar) continue;
    const whole = dead === Infinity ? table.edits(text.length) : Infinity;
    visit({ term, whole: whole > nearness.limit ? Infinity : whole, start });
  }
}

/** Counted once per dictionary, so that the terms of a skipped branch needn't be read. */
const knownLengths = new WeakMap<Dictionary, Uint8Array>();

/** By term: how many units it shares with the term before, at most 255, which is beyond the last row of any table. */
function sharedLengthsOf(dictionary: Dictionary): Uint8Array {
  const known = knownLengths.get(dictionary);
  if (known) return known;
  let before = '';
  const lengths = Uint8Array.from({ length: dictionary.size }, (_, term) => {
    const text = dictionary.termAt(term);
    const shared = sharedLength(before, text);
    before = text;
    return Math.min(shared, 255);
  });
  knownLengths.set(dictionary, lengths);
  return lengths;
}

/** More edits than any limit. */
const FAR = 0x7f;

/**
 * The table drawn above, filled row by row so that terms with a common prefix share rows. Only the columns within the
 * limit of the diagonal are filled, since anything further away costs more; the others stay FAR.
 */
class EditTable {
  readonly #word: string;
  readonly #limit: number;
  /** Row by row: the edits between the term's first units and each prefix of the word. */
  readonly #edits: Uint8Array;
  readonly #width: number;
  /** By row: whether an entry is within the limit. */
  readonly #isAlive = [true];
  /** By row: the minimum of the last column so far, which is the distance of the term's nearest prefix. */
  readonly #bestStarts: number[];

  constructor({ word, limit }: Nearness) {
    this.#word = word;
    this.#limit = limit;
    this.#width = word.length + 1;
    const lastRow = word.length + limit + 2;
    this.#edits = new Uint8Array(this.#width * (lastRow + 1)).fill(FAR);
    for (let column = 0; column <= Math.min(limit, word.length); column += 1) this.#edits[column] = column;
    this.#bestStarts = [this.edits(0)];
  }

  /** The edits between the word and a term's first `row` units; some number above the limit when there are more. */
  edits(row: number): number {
    return this.#at(row, this.#word.length);
  }

  /** The edits between the word and the nearest prefix of a term's first `row` units; likewise. */
  bestStart(row: number): number {
    return this.#bestStarts[row] ?? FAR;
  }

  /** Fills the rows of a term below `from`; returns the row from which it can't be near any more, or Infinity. */
  extend(term: string, from: number): number {
    for (let row = from + 1; row <= term.length; row += 1) {
      this.#isAlive[row] = this.#fill(term, row);
      this.#bestStarts[row] = Math.min(this.bestStart(row - 1), this.edits(row));
      if (!this.#isAlive[row] && !this.#isAlive[row - 1]) return row;
    }
    return Infinity;
  }

  /** Fills one row; returns whether an entry is within the limit. */
  #fill(term: string, row: number): boolean {
    const last = Math.min(this.#word.length, row + this.#limit);
    let isAlive = false;
    for (let column = Math.max(0, row - this.#limit); column <= last; column += 1) {
      const edits = column === 0 ? row : this.#cheapest(term, row, column);
      this.#edits[row * this.#width + column] = edits < FAR ? edits : FAR;
      isAlive ||= edits <= this.#limit;
    }
    return isAlive;
  }

  #cheapest(term: string, row: number, column: number): number {
    const unit = term.charCodeAt(row - 1);
    const wanted = this.#word.charCodeAt(column - 1);
    const replaced = this.#at(row - 1, column - 1) + (unit === wanted ? 0 : 1);
    const insertedOrDeleted = Math.min(this.#at(row - 1, column), this.#at(row, column - 1)) + 1;
    const isSwap = unit === this.#word.charCodeAt(column - 2) && wanted === term.charCodeAt(row - 2);
    return Math.min(replaced, insertedOrDeleted, isSwap ? this.#at(row - 2, column - 2) + 1 : FAR);
  }

  #at(row: number, column: number): number {
    return this.#edits[row * this.#width + column] ?? FAR;
  }
}
