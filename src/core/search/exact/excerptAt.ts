import { EXCERPT_LEAD, EXCERPT_LENGTH } from '../limits';
import { codeWithin, headingsWithin, type TextCode, type TextRange, type TextSections } from '../text/ranges';

/** A part of a body as written, and the range of the match in it, in UTF-16 units; null without a match. */
export interface Excerpt {
  readonly text: string;
  readonly match: TextRange | null;
  /** Whether the body goes on before the text, and after it. Absent for a text that is a whole one, without `...` added to it. */
  readonly isCut?: readonly [before: boolean, after: boolean];
  /** Words that were looked for one by one: their ranges, which are marked instead of the match. Absent for a text. */
  readonly marks?: readonly TextRange[];
  /** The ranges that are code in the article; absent where there are none or they aren't known. */
  readonly code?: readonly TextRange[];
  /** The ranges that are headings in the article; likewise. */
  readonly headings?: readonly TextRange[];
}

/** What is known about a body: its structure, and the ranges of single words to mark. */
interface ExcerptParts {
  readonly marks?: readonly TextRange[] | undefined;
  readonly code?: TextCode | undefined;
  readonly sections?: TextSections | undefined;
}

/** Marks an end of an excerpt where text is cut off. */
export const CUT = '...';
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
export const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The part of a body to show for a match (S5): EXCERPT_LENGTH units from EXCERPT_LEAD before it, with `...` at each end where
 * something is cut off; without a match the first EXCERPT_LENGTH units and `...`. No surrogate pair is split, and no letter from its marks.
 *
 * @param found the range of the match in the body as written
 */
export function excerptAt(body: string, found: TextRange | null, { marks, code = [], sections = [] }: ExcerptParts = {}): Excerpt {
  const [start, end] = wholeCharacters(body, found);
  const isCut = [start > 0, end < body.length] as const;
  const before = isCut[0] ? CUT : '';
  const after = isCut[1] || !found ? CUT : '';
  const shift = before.length - start;
  const match: Excerpt['match'] = found && [found[0] + shift, Math.min(found[1], end) + shift];
  const shifted = ([from, to]: TextRange): TextRange => [from + before.length, to + before.length];
  const codes = codeWithin(code, start, end).map(shifted);
  const headings = headingsWithin(body, sections, [start, end]).map(shifted);
  return {
    text: before + body.slice(start, end) + after,
    match,
    isCut,
    ...(marks && { marks: marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + shift, to + shift] as const) }),
    ...(codes.length > 0 ? { code: codes } : {}),
    ...(headings.length > 0 ? { headings } : {}),
  };
}

/** The window around a match, narrowed to whole characters. */
function wholeCharacters(body: string, found: TextRange | null): TextRange {
  const match = found?.[0] ?? 0;
  let start = Math.max(0, match - EXCERPT_LEAD);
  let end = Math.min(body.length, start + EXCERPT_LENGTH);
  while (end > match && isInsideCharacter(body, end)) end -= 1;
  while (start > 0 && start < match && isInsideCharacter(body, start)) start += 1;
  return [start, end];
}

/** Whether an offset is between the halves of a surrogate pair, or before a combining mark. */
function isInsideCharacter(text: string, at: number): boolean {
  return (isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at))) || /^\p{M}/u.test(text.slice(at, at + 2));
}
