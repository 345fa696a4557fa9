import type { Token } from './blocks';
import { tokenText } from './inlineText';
import { isPlaceholder } from './placeholders';

/** What a word, or the blanks between two, has of a token. */
export interface Stretch {
  readonly token: Token;
  readonly text: string;
}

/** Each token whole. */
export const stretchesOf = (tokens: readonly Token[]): Stretch[] => tokens.map((token) => ({ token, text: tokenText(token) }));

/** Their text. */
export const joined = (stretches: readonly Stretch[]): string => stretches.map(({ text }) => text).join('');

/** Whether it is the blanks between two words. A reader's value never is. */
export const isBlank = ({ token, text }: Stretch): boolean => !isPlaceholder(token) && !text.trim();

/** Whether its token is of a kind: `comment`, `string`, `name`. */
export const isKind = ({ token }: Stretch, kind: string): boolean => typeof token !== 'string' && token[0] === kind;

/** The words, and the blanks between them. */
export function wordsOf(stretches: readonly Stretch[]): Stretch[][] {
  const words: Stretch[][] = [];
  let isInWord = false;
  for (const { token, text } of stretches) {
    for (const part of isPlaceholder(token) ? [text] : text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)) {
      const stretch = { token, text: part };
      if (isInWord && !isBlank(stretch)) words.at(-1)?.push(stretch);
      else words.push([stretch]);
      isInWord = !isBlank(stretch);
    }
  }
  return words;
}
