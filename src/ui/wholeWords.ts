import type { Token } from '../core/content/blocks';

/** The tokens of a word that is never folded, in order. */
export interface Word {
  readonly word: readonly Token[];
}

/** Lines up to this long fit on a phone, prompt included, and are not worth an element more. */
const FITS = 34;

const textOf = (token: Token): string => (typeof token === 'string' ? token : token[1]);

/**
 * Finds the words with a hyphen in a long line, which browsers would fold there: `-n` would be a dash and, on the next
 * row, an `n`. A token with blanks in it, such as a text in quotes, is left as it is.
 */
export function wholeWords(tokens: readonly Token[]): readonly (Token | Word)[] {
  if (tokens.reduce((length, token) => length + textOf(token).length, 0) <= FITS) return tokens;
  const found: (Token | Word)[] = [];
  let word: Token[] = [];
  const end = () => {
    if (word.some((token) => textOf(token).includes('-'))) found.push({ word });
    else word.forEach((token) => append(found, token));
    word = [];
  };
  for (const piece of tokens.flatMap((token): readonly Token[] => (typeof token === 'string' ? token.split(/( +)/).filter(Boolean) : [token]))) {
    if (textOf(piece).includes(' ')) {
      end();
      append(found, piece);
    } else word.push(piece);
  }
  end();
  return found;
}

/** Plain texts become one, so that they are one node of the page. */
function append(found: (Token | Word)[], token: Token): void {
  const last = found.at(-1);
  if (typeof last === 'string' && typeof token === 'string') found[found.length - 1] = last + token;
  else found.push(token);
}
