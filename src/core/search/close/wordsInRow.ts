import { PART_SCORE, ROW_SCORE, WORD_JOINTS, WORD_ROWS } from '../limits';
import type { WordIndex } from './WordIndex';

/** Words in a row as documents have them, how many they are, and what they add to a document's score. */
interface WordRow {
  readonly text: string;
  readonly length: number;
  readonly score: number;
}

/**
 * The words in a row as documents have them, whatever is between any two: `server_id`, `denied (publickey`. Where none has all,
 * the longest rows that some have, such as `systemctl status` of `systemctl status ssh -n 50`; those of most words first.
 */
export function wordsInRow(index: WordIndex, words: readonly string[]): readonly WordRow[] {
  const rows: WordRow[] = [];
  for (let start = 0; start < Math.max(1, words.length - 1);) {
    const { texts, length } = longestRow(index, words.slice(start));
    const score = length === words.length ? ROW_SCORE : Math.round((PART_SCORE * length) / words.length);
    if (length > 1 || words.length === 1) rows.push(...texts.map((text) => ({ text, length, score })));
    // The next may begin with its last word.
    start += Math.max(1, length - 1);
  }
  return rows.sort((a, b) => b.length - a.length || b.text.length - a.text.length);
}

/** The most words from the first on that some document has in a row, in each of its forms. */
function longestRow(index: WordIndex, [first = '', ...others]: readonly string[]): { readonly texts: readonly string[]; readonly length: number } {
  let longest: { readonly texts: readonly string[]; readonly length: number } = { texts: [first], length: 1 };
  for (const word of others) {
    const longer = longest.texts.flatMap((row) => WORD_JOINTS.map((joint) => row + joint + word)).filter((row) => index.matches(row).some(Boolean));
    if (longer.length === 0) break;
    longest = { texts: longer.slice(0, WORD_ROWS), length: longest.length + 1 };
  }
  return longest;
}
