import { PART_SCORE, ROW_SCORE, WORD_JOINTS, WORD_ROWS } from '../limits';
import type { WordIndex } from './WordIndex';

/** Words in a row, in the forms that documents have them in, and what one adds to a document's score. */
interface WordRows {
  readonly texts: readonly string[];
  readonly score: number;
}

/**
 * The words in a row as documents have them, whatever is between any two: `server_id`, `denied (publickey`. Where none has all, as
 * many from the first on as some have, since a command begins with what it is about: `restic forget` of `restic forget --prune`.
 * Rows from other words on aren't looked for: with shards that would be files by the dozen.
 */
export function wordsInRow(index: WordIndex, [first = '', ...others]: readonly string[]): WordRows {
  let texts: readonly string[] = [first];
  let length = 1;
  for (const word of others) {
    const longer = texts.flatMap((row) => WORD_JOINTS.map((joint) => row + joint + word)).filter((row) => index.matches(row).some(Boolean));
    if (longer.length === 0) break;
    texts = longer.slice(0, WORD_ROWS);
    length += 1;
  }
  const all = others.length + 1;
  if (length === all) return { texts, score: ROW_SCORE };
  return length === 1 ? { texts: [], score: 0 } : { texts, score: Math.round((PART_SCORE * length) / all) };
}
