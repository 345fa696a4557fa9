import type { TextRange } from './occurrences';

/** The sections of a plain text: each heading's offset, in UTF-16 units, and its id; ascending. */
export type TextSections = readonly (readonly [offset: number, headingId: string])[];

/** The code ranges of a plain text: distance from the end of the previous range and length, alternating, in UTF-16 units. */
export type TextCode = readonly number[];

/** The texts' structure, by document number. */
export interface TextParts {
  readonly sections: readonly TextSections[];
  readonly code: readonly TextCode[];
}

/** The id of the heading of the section that contains an offset; null before the first heading. */
export function sectionOf(sections: TextSections, offset: number): string | null {
  const after = sections.findIndex(([start]) => start > offset);
  return (after === -1 ? sections : sections.slice(0, after)).at(-1)?.[1] ?? null;
}

/** The code ranges that overlap a part of a text, clipped to it and relative to its start. */
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

/** The headings that overlap a part of a text, clipped to it and relative to its start. A heading is a line of its own. */
export function headingsWithin(text: string, sections: TextSections, [from, to]: TextRange): readonly TextRange[] {
  return sections.flatMap(([start]) => {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    return start < to && end > from ? [[Math.max(start, from) - from, Math.min(end, to) - from] as const] : [];
  });
}
