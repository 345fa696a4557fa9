import { SCORES } from './limits';

/** How often a needle occurs in a text, left to right without overlap, both folded; it stops counting at the cap (S4). */
export function countOccurrences(text: string, needle: string): number {
  let count = 0;
  let at = text.indexOf(needle);
  while (at !== -1 && count < SCORES.occurrenceCap) {
    count += 1;
    at = text.indexOf(needle, at + needle.length);
  }
  return count;
}
