import { SPACELESS } from '../../../src/core/spaceless';
import { WORDS } from './wordsIn';

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text without its last word, or without its last character if it is a single word. In Japanese or Thai, a word begins without a space before it. */
export function withoutLastWord(text: string): string {
  const end = lastSpace(text);
  const kept = end > 0 && !SPACELESS.test(text.slice(end)) ? text.slice(0, end) : withoutLastPart(text, WORDS);
  return kept.trimEnd() || withoutLastPart(text, CHARACTERS);
}

function lastSpace(text: string): number {
  return Math.max(0, text.search(/\s\S*$/));
}

function withoutLastPart(text: string, parts: Intl.Segmenter): string {
  return text.slice(0, parts.segment(text).containing(text.length - 1)?.index ?? 0);
}
