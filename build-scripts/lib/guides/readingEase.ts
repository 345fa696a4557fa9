import { syllable } from 'syllable';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.-]*[\p{L}\p{N}])?/gu;

/**
 * How easily English prose is read: 206.835 − 1.015 · words/sentences − 84.6 · syllables/words. About 100 is very easy,
 * 60 to 70 plain, 30 or less for graduates. Rudolf Flesch, "A new readability yardstick", Journal of Applied
 * Psychology 32 (1948), 221–233.
 *
 * @returns null where there is no word
 */
export function readingEase(sentences: readonly string[]): number | null {
  const wordsOfEach = sentences.map((sentence) => sentence.match(WORD) ?? []).filter(({ length }) => length > 0);
  const words = wordsOfEach.flat();
  if (words.length === 0) return null;
  // The package finds no vowel in a figure or an abbreviation, but a reader says at least one syllable.
  const syllables = words.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0);
  return 206.835 - (1.015 * words.length) / wordsOfEach.length - (84.6 * syllables) / words.length;
}
