import { CUT } from '../../core/search';
import { UNBROKEN } from './limits';

/** Replaces the text that a row omits. */
export const ELLIPSIS = '…';

/** Whether a part of a text isn't a word, but written without spaces, as in Japanese or Thai. */
const isUnspaced = (part: string) => part.length > UNBROKEN && /\p{Lo}/u.test(part);

/** Where the first whole word of an excerpt begins that has `...` before it, at the latest at the match. */
export function firstWord(text: string, at: number): number {
  const before = text.slice(CUT.length, at);
  const space = before.search(/\s/);
  return CUT.length + (isUnspaced(before.slice(0, space)) ? 0 : space + 1);
}

/** Where the last whole word of a text ends that is cut after it, at the earliest with the match. */
export function lastWord(text: string, matchEnd: number): number {
  const after = text.slice(matchEnd);
  const space = after.search(/\s\S*$/);
  return matchEnd + (space === -1 || isUnspaced(after.slice(space)) ? after.length : space);
}
