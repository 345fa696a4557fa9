import { firstWhere } from './firstWhere';

/** Where the sections of one plain text begin: each heading's place, in UTF-16 units, and its id; rising. */
export type TextSections = readonly (readonly [offset: number, headingId: string])[];

/** The id of the heading that a place of a text stands under; null before the first heading. Binary search. */
export function sectionOf(sections: TextSections, offset: number): string | null {
  const after = firstWhere(sections.length, (number) => (sections[number]?.[0] ?? 0) > offset);
  return sections[after - 1]?.[1] ?? null;
}

/** Where one plain text is code: the gap from the end of the last stretch and the length, in turn, in UTF-16 units. */
export type TextCode = readonly number[];

/** What is known of the texts beside what they say, by document number. */
export interface TextParts {
  readonly sections: readonly TextSections[];
  readonly code: readonly TextCode[];
}

/** The stretches of code that overlap a part of a text, cut to it, as ranges within that part. */
export function codeWithin(code: TextCode, from: number, to: number): readonly (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = [];
  let end = 0;
  for (let at = 0; at < code.length && end < to; at += 2) {
    const start = end + (code[at] ?? 0);
    end = start + (code[at + 1] ?? 0);
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (first < last) ranges.push([first - from, last - from]);
  }
  return ranges;
}
