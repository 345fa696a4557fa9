import { fenceAfter } from '../code/fenceAfter';
import type { Position } from '../source/fieldPositions';

/** Each level of nesting takes stack frames, and the parser takes quadratic time. No author means to nest so deep. */
export const MAX_LEVELS = 100;

/** A quote's or a list item's mark, with the blanks before it. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const THEMATIC_BREAK = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;

/** HTML that goes on after an empty line, and isn't closed on its own line: what looks like a fence in it is none. */
const OPEN_HTML = /^ {0,3}<(?:(?:pre|script|style|textarea)\b(?!.*<\/(?:pre|script|style|textarea)>)|!--(?!.*-->)|\?(?!.*\?>)|!\[(?!.*\]\]>)|!(?!--|\[|.*>))/i;

/**
 * The first place where quotes and lists are nested too deeply, found before anything is parsed. A list counts as nested
 * in another if its mark is further right. Each mark is looked at twice at most.
 */
export function tooDeepAt(text: string): Position | undefined {
  const lists: number[] = [];
  let fence = '';
  let isOpaque = false;
  for (const [index, line] of text.split('\n').entries()) {
    const before = fence;
    isOpaque ||= before === '' && OPEN_HTML.test(line);
    // Only a fence at the margin is certain to go on until it is closed: one in an item or a quote ends with that.
    if (before !== '' || (!isOpaque && /^[`~]/.test(line))) fence = fenceAfter(before, line);
    if (before !== '' || fence !== '') continue;
    const column = THEMATIC_BREAK.test(line) ? undefined : deepColumn(line, lists);
    if (column !== undefined) return { line: index + 1, column };
  }
  return undefined;
}

/** @param lists the columns of the open lists, updated in place by the line's marks */
function deepColumn(line: string, lists: number[]): number | undefined {
  let quotes = 0;
  MARK.lastIndex = 0;
  while (MARK.test(line)) {
    const column = MARK.lastIndex;
    if (line[column - 1] === '>') quotes += 1;
    else openList(lists, column);
    if (quotes + lists.length > MAX_LEVELS) return column;
  }
  return undefined;
}

function openList(lists: number[], column: number): void {
  while ((lists.at(-1) ?? 0) >= column) lists.pop();
  lists.push(column);
}
