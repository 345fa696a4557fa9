import type { ReactNode } from 'react';

/** Between a folder's slash and the next name, if both sides are long enough to be read on their own: not after `/etc/`, `~/` or `https://`. */
const AFTER_FOLDER = /(?<=^.{7,}[^/]\/)(?=[^/].{4})/su;

/** A word of up to 22 characters that no browser breaks: no hyphens or slashes, brackets only around it. */
const PLAIN_WORD = /^\(?[\w.,:;'"]{1,22}[).,:]*$/;

/** The class of inline code that is too long for a narrow line, and can break where any text does: a message, for example. It needs no marked places. */
export const wordsClass = (text: string): string | undefined =>
  text.length > 20 && text.split(' ').every((word) => PLAIN_WORD.test(word)) ? 'words' : undefined;

/**
 * Inline code that is too long for a narrow line may break at its blanks and after a slash; parts still too long for a line
 * of an enlarged page may also break after other punctuation, but not after an option's hyphens, or anywhere. CSS can't do so: it would break names at hyphens.
 */
export function breakableCode(text: string): ReactNode {
  if (text.length <= 20) return text;
  const parts = text
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) => word.split(AFTER_FOLDER))
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[^-][.=,:_@-])(?=[^\s.=,:_@-])/) : part))
    .flatMap((part) => part.match(/.{1,24}/gsu) ?? []);
  return withBreaks(parts);
}

const withBreaks = (parts: readonly string[]): ReactNode => parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
