import { OCCURRENCE_CAP } from '../limits';
import { foldCase } from './foldCase';

/*
 * Finds things in a text: the occurrences of a needle, the sections and the code.
 */

/** A part of a text as written, in UTF-16 units, `end` excluded. */
export type TextRange = readonly [start: number, end: number];

/** Counts a needle's occurrences in a text, left to right without overlap, both folded, up to the cap (S4). */
export function countOccurrences(text: string, needle: string): number {
  let count = 0;
  let at = text.indexOf(needle);
  while (at !== -1 && count < OCCURRENCE_CAP) {
    count += 1;
    at = text.indexOf(needle, at + needle.length);
  }
  return count;
}

/** Whether a text has a border: a proper prefix that is also a suffix, as in `aa` and `abcab`. Only then can its occurrences overlap. */
export function hasBorder(text: string): boolean {
  for (let length = 1; length < text.length; length += 1) {
    if (text.endsWith(text.slice(0, length))) return true;
  }
  return false;
}

/** The shortest texts in which a needle occurs twice, overlapping: one for each of its borders. */
export function doublesOf(needle: string): readonly string[] {
  const doubles: string[] = [];
  for (let length = 1; length < needle.length; length += 1) {
    if (needle.endsWith(needle.slice(0, length))) doubles.push(needle.slice(0, -length) + needle);
  }
  return doubles;
}

/** The range of a needle's first match in a text as written; null where there is none. */
export function locate(text: string, needle: string): TextRange | null {
  return locateAll(text, needle, 1)[0] ?? null;
}

/** The same for a text whose fold is known. */
export function locateFolded(text: string, folded: string, needle: string): TextRange | null {
  const wanted = foldCase(needle);
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  return at === -1 ? null : writtenRange(text, folded, [at, at + wanted.length]);
}

/** The ranges of a needle's matches in a text as written, left to right without overlap, at most `most`. */
export function locateAll(text: string, needle: string, most: number): readonly TextRange[] {
  const folded = foldCase(text);
  const wanted = foldCase(needle);
  const ranges: TextRange[] = [];
  if (wanted === '') return ranges;
  for (let at = folded.indexOf(wanted); at !== -1 && ranges.length < most; at = folded.indexOf(wanted, at + wanted.length)) {
    ranges.push(writtenRange(text, folded, [at, at + wanted.length]));
  }
  return ranges;
}

/**
 * The range of the text as written whose fold covers a range of its fold. Folding never shortens a character, so equal
 * lengths mean equal offsets. Otherwise each character is folded alone, which is valid because the fold is context-free.
 */
export function writtenRange(text: string, folded: string, range: TextRange): TextRange {
  if (folded.length === text.length) return range;
  const [start, end] = range;
  let written = 0;
  let foldedUnits = 0;
  let from = 0;
  for (const character of text) {
    if (foldedUnits <= start) from = written;
    if (foldedUnits >= end) break;
    written += character.length;
    foldedUnits += foldCase(character).length;
  }
  return [from, written];
}

/** Ranges in order, without those that overlap one before; of two that begin together the longer one stays. */
export function withoutOverlaps(ranges: readonly TextRange[]): readonly TextRange[] {
  const kept: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range);
  return kept;
}

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
export function codeWithin(code: TextCode, from: number, to: number): readonly TextRange[] {
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
