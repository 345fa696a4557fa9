import { fenceAfter } from '../code/fenceAfter';
import type { Position } from '../source/fieldPositions';

/** The parser compares each mark of a paragraph with those before it, which takes quadratic time. No author means to write so many. */
export const MAX_MARKS = 5_000;

const MARK = /[*_~\]]/g;
/** A line that can't continue the paragraph before it: an empty one, a list item, a heading, a table row. */
const BEGINS_ANEW = /^[ \t>]*(?:$|#{1,6}[ \t]|\||(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/;

/** The first place where a paragraph has too many emphasis marks and closing brackets, found in one pass before anything is parsed. */
export function tooManyMarksAt(text: string): Position | undefined {
  let [fence, count] = ['', 0];
  for (const [index, line] of text.split('\n').entries()) {
    const before = fence;
    fence = fenceAfter(fence, line);
    if (before !== '' || fence !== '') {
      count = 0;
      continue;
    }
    if (BEGINS_ANEW.test(line)) count = 0;
    for (const { index: at } of line.matchAll(MARK)) if ((count += 1) > MAX_MARKS) return { line: index + 1, column: at + 1 };
  }
  return undefined;
}
