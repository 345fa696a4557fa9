import type { Dictionary } from './Dictionary';
import { EditTable, type Nearness } from './EditTable';

/** A term near a word: the edits between the word and the whole term, and between it and the best start of the term. */
export interface NearTerm {
  readonly term: number;
  /** Infinity when above the limit. */
  readonly whole: number;
  /** Never above the limit. */
  readonly start: number;
}

/**
 * Finds the terms near a word by optimal string alignment (Boytsov 2011, section 2.1): an edit puts in, leaves out or
 * replaces a unit, or swaps two neighbours. The sorted dictionary is walked as the trie it is. Row r of the table holds
 * the edits between the first r units of the term and each start of the word; a term that shares r units with the term
 * before shares rows 0 to r with it:
 *
 *             s  s  h  d
 *          0  1  2  3  4
 *     s    1  0  1  2  3     shared by `ssh`, `ssl`, `su`
 *     s    2  1  0  1  2     shared by `ssh`, `ssl`
 *     l    3  2  1  1  2
 *
 * Once two rows running hold nothing within the limit, no longer term can come back to it, and all its branch is
 * skipped, save that its start may have been near. Two rows, because a swap reaches over one.
 */
export function nearTerms(dictionary: Dictionary, nearness: Nearness, visit: (near: NearTerm) => void): void {
  const table = new EditTable(nearness);
  let before = '';
  let dead = Infinity;
  for (let term = 0; term < dictionary.size; term += 1) {
    const text = dictionary.termAt(term);
    const shared = sharedLength(before, text);
    before = text;
    if (shared < dead) dead = table.extend(text, shared);
    const start = table.bestStart(Math.min(dead, text.length));
    if (start > nearness.limit) continue;
    const whole = dead === Infinity ? table.edits(text.length) : Infinity;
    visit({ term, whole: whole > nearness.limit ? Infinity : whole, start });
  }
}

/** How many units two terms share at their start. */
function sharedLength(before: string, term: string): number {
  let shared = 0;
  while (shared < before.length && before.charCodeAt(shared) === term.charCodeAt(shared)) shared += 1;
  return shared;
}
