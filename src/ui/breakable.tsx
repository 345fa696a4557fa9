import type { ReactNode } from 'react';

/** Up to a folder's slash, but enough to mean something by itself: not `/etc/`, `~/` or `https://`. */
const TO_FOLDER = /.{7,}?[^/]\/(?=[^/])|.+/gsu;

/**
 * Inline code that is too long for a narrow line may break at its blanks and after a slash; parts still too long for a line
 * of an enlarged page may also break after other punctuation, but not after an option's hyphens, or anywhere. CSS can't do so: it would break names at hyphens.
 */
export function breakableCode(text: string): ReactNode {
  if (text.length <= 20) return text;
  const parts = text
    .split(/(?<=\s)(?=\S)/)
    .flatMap(folders)
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[^-][.=,:_@-])(?=[^\s.=,:_@-])/) : part))
    .flatMap((part) => part.match(/.{1,24}/gsu) ?? []);
  return withBreaks(parts);
}

const folders = (word: string): readonly string[] => word.match(TO_FOLDER) ?? [];

const withBreaks = (parts: readonly string[]): ReactNode => parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
