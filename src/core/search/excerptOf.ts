import { foldCase } from './foldCase';
import { EXCERPT_LEAD, EXCERPT_LENGTH } from './limits';
import { codeWithin, type TextCode } from './sections';

/** A stretch of a body as written, and where in it the match is, in UTF-16 units; null where the body has no match. */
export interface Excerpt {
  readonly text: string;
  readonly match: readonly [start: number, end: number] | null;
  /** Which parts of it are code in the article; absent where none is, or nobody knows. */
  readonly code?: readonly TextRange[];
}

/** A part of a text as written, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

const CUT = '...';
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The part of a body to show for a needle (S5): EXCERPT_LENGTH units from EXCERPT_LEAD before the first match, with
 * `...` at each end where something is cut off; without a match the first EXCERPT_LENGTH units and `...`. Half a
 * surrogate pair at an end of the window is left out.
 */
export function excerptOf(body: string, needle: string): Excerpt {
  return excerptAt(body, locate(body, needle));
}

/** The same for a match whose range in the body as written is known, and a body of which is known where it is code. */
export function excerptAt(body: string, found: TextRange | null, code: TextCode = []): Excerpt {
  const [start, end] = wholePairs(body, found ? Math.max(0, found[0] - EXCERPT_LEAD) : 0);
  const before = start > 0 ? CUT : '';
  const after = end < body.length || !found ? CUT : '';
  const shift = before.length - start;
  const match: Excerpt['match'] = found && [found[0] + shift, Math.min(found[1], end) + shift];
  const codes = codeWithin(code, start, end).map(([from, to]): TextRange => [from + before.length, to + before.length]);
  return { text: before + body.slice(start, end) + after, match, ...(codes.length > 0 ? { code: codes } : {}) };
}

/** The window from a place on, narrowed to whole surrogate pairs. */
function wholePairs(body: string, from: number): TextRange {
  const to = Math.min(body.length, from + EXCERPT_LENGTH);
  return [isInsidePair(body, from) ? from + 1 : from, isInsidePair(body, to) ? to - 1 : to];
}

function isInsidePair(text: string, at: number): boolean {
  return isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at));
}

/** Where a needle's first match lies in a text as written; null where there is none. */
export function locate(text: string, needle: string): TextRange | null {
  return locateAll(text, needle, 1)[0] ?? null;
}

/** The same for a text whose fold is at hand. */
export function locateFolded(text: string, folded: string, needle: string): TextRange | null {
  const wanted = foldCase(needle);
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  return at === -1 ? null : placeAsWritten(text, folded, [at, at + wanted.length]);
}

/** Where a needle's matches lie in a text as written, left to right and none over another; so many at most. */
export function locateAll(text: string, needle: string, most: number): readonly TextRange[] {
  const folded = foldCase(text);
  const wanted = foldCase(needle);
  const ranges: TextRange[] = [];
  if (wanted === '') return ranges;
  for (let at = folded.indexOf(wanted); at !== -1 && ranges.length < most; at = folded.indexOf(wanted, at + wanted.length)) {
    ranges.push(placeAsWritten(text, folded, [at, at + wanted.length]));
  }
  return ranges;
}

/** Folding never shortens a character, so equal lengths mean equal places. */
function placeAsWritten(text: string, folded: string, range: TextRange): TextRange {
  return folded.length === text.length ? range : asWritten(text, range);
}

/**
 * The range of the text as written whose fold covers a range of its fold. Each character is folded alone, which is
 * allowed because the fold has no context.
 */
function asWritten(text: string, [start, end]: TextRange): TextRange {
  let written = 0;
  let folded = 0;
  let from = 0;
  for (const character of text) {
    if (folded <= start) from = written;
    if (folded >= end) break;
    written += character.length;
    folded += foldCase(character).length;
  }
  return [from, written];
}
