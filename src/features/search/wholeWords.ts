import { CUT } from '../../core/search';

/** Replaces the text that a row omits. */
export const ELLIPSIS = '…';

/** Where the first whole word of an excerpt begins, at the latest at the match. */
export function firstWord(text: string, at: number): number {
  if (!text.startsWith(CUT)) return 0;
  const space = text.slice(CUT.length, at).search(/\s/);
  return space === -1 ? Math.min(CUT.length, at) : CUT.length + space + 1;
}

/** Where the last whole word of an excerpt ends, at the earliest with the match. */
export function lastWord(text: string, matchEnd: number): number {
  if (!text.endsWith(CUT)) return text.length;
  const end = text.length - CUT.length;
  const words = text.slice(matchEnd, end).search(/\s\S*$/);
  return words === -1 ? end : matchEnd + words;
}
