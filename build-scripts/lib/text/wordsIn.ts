import { SPACELESS } from '../../../src/core/spaceless';

/** What is written without spaces between words, a thousand characters at a time: a segmenter copies the whole text for each word. */
const RUN = new RegExp(`${SPACELESS.source}{1,1000}`, 'gu');

/** A letter's marks, such as the vowels of Devanagari, belong to its word, and so do the signs that join or part letters within it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}'’.-]*/gu;

/** Its dictionaries go by script, whatever the language. */
export const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has, in any script. */
export function wordsIn(text: string): number {
  const runs = text.match(RUN) ?? [];
  const spaced = runs.length === 0 ? text : text.replace(RUN, ' ');
  return runs.reduce((sum, run) => sum + wordsOfRun(run), spaced.match(WORD)?.length ?? 0);
}

function wordsOfRun(run: string): number {
  let count = 0;
  for (const { isWordLike } of WORDS.segment(run)) if (isWordLike) count += 1;
  return count;
}
