import type { Dictionary } from './Dictionary';
import { EditTable } from './EditTable';

/** A term near a word: the edits between the word and the whole term, and the fewest between it and a start of the term. */
export interface NearTerm {
  readonly term: number;
  /** Infinity when above the limit; `start` is never above it. */
  readonly whole: number;
  readonly start: number;
}

export interface Nearness {
  readonly word: string;
  /** The most edits: a unit put in, left out or replaced, or two neighbours swapped. */
  readonly limit: number;
}

/**
 * Finds the terms within some edits of a word, by optimal string alignment (Boytsov 2011, section 2.1). The sorted
 * dictionary is walked as the trie it is. Row d of the table holds the edits between the first d units of the term and
 * each start of the word; a term that shares d units with the term before shares rows 0 to d with it:
 *
 *             s  s  h  d
 *          0  1  2  3  4
 *     s    1  0  1  2  3     shared by `ssh`, `ssl`, `su`
 *     s    2  1  0  1  2     shared by `ssh`, `ssl`
 *     l    3  2  1  1  2
 *
 * Once two rows running hold nothing within the limit no longer term can come back to it, so its whole branch is only
 * told what its start was worth. Two rows, because a swap reaches over one.
 */
export function nearTerms(dictionary: Dictionary, { word, limit }: Nearness, visit: (near: NearTerm) => void): void {
  const table = new EditTable(word);
  let before = '';
  let dead = Infinity;
  for (let term = 0; term < dictionary.size; term += 1) {
    const text = dictionary.termAt(term);
    const shared = sharedLength(before, text);
    before = text;
    if (shared < dead) dead = table.extend(text, { from: shared, limit });
    const start = table.bestStart(Math.min(dead, text.length));
    const whole = dead === Infinity ? table.edits(text.length) : Infinity;
    if (start <= limit) visit({ term, whole: whole <= limit ? whole : Infinity, start });
  }
}

/** How many units two terms share at their start. */
function sharedLength(before: string, term: string): number {
  let shared = 0;
  while (shared < before.length && before[shared] === term[shared]) shared += 1;
  return shared;
}
