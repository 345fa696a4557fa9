import type { ReactNode } from 'react';

/** Up to the slash of a folder, and enough of it that it says something alone: no `/etc/`, `~/` or `https://`. */
const TO_FOLDER = /.{7,}?[^/]\/(?=[^/])|.+/gsu;

/** Words that don't fit on a folded line of code on a phone. */
const LONG_WORDS = /\S{30,}/g;

/**
 * Inline code that is too long for a narrow line may break at its blanks and after a slash; what is then still too long for
 * the line of an enlarged page also after other signs, or anywhere. A style sheet can't say so: it would break names at hyphens.
 */
export function breakableCode(text: string): ReactNode {
  if (text.length <= 20) return text;
  const parts = text
    .split(/(?<=\s)(?=\S)/)
    .flatMap(folders)
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[.=,:_@-])(?=[^\s.=,:_@-])/) : part))
    .flatMap((part) => part.match(/.{1,24}/gsu) ?? []);
  return withBreaks(parts);
}

/** A part of a line of code that may be folded: its long words may break after a slash before they do anywhere. */
export const breakableWords = (text: string): ReactNode => withBreaks(text.replace(LONG_WORDS, (word) => folders(word).join('\0')).split('\0'));

const folders = (word: string): readonly string[] => word.match(TO_FOLDER) ?? [];

const withBreaks = (parts: readonly string[]): ReactNode => parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
