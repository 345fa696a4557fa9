import { fenceAfter } from './fenceAfter';
import type { Problem } from '../source/problem';

/** A line that would open a block, if it weren't in one. */
const OPENING = /^ {0,3}(`{3,}|~{3,})[ \t]*[\w{][^`]*$/;

/**
 * What follows a fence that its author forgot to close is shown as code.
 *
 * @param source a block of code as written, with its fences
 * @param code the text in it
 */
export function faultOfFence(source: string, code: string): Pick<Problem, 'message' | 'hint' | 'isWarning'> | null {
  const [first = '', ...rest] = source.split('\n');
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (fence === undefined) return null;
  const opening = code.split('\n').find((line) => OPENING.exec(line)?.[1]?.startsWith(fence));
  if (opening !== undefined) {
    const hint = `Close it before that line with ${fence}. If it is meant to show such a block, open and close it with more of the same character.`;
    return { message: `has a block of code that is still open at "${opening.trim()}"`, hint, isWarning: true };
  }
  if (rest.length > 0 && fenceAfter(fence, rest.at(-1) ?? '') === '') return null;
  return { message: 'has a block of code that is never closed', hint: `Close it with a line of ${fence}.`, isWarning: true };
}
