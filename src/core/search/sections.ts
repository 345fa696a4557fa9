import { firstWhere } from './firstWhere';

/** Where the sections of one plain text begin: each heading's place, in UTF-16 units, and its id; rising. */
export type TextSections = readonly (readonly [offset: number, headingId: string])[];

/** The id of the heading that a place of a text stands under; null before the first heading. Binary search. */
export function sectionOf(sections: TextSections, offset: number): string | null {
  const after = firstWhere(sections.length, (number) => (sections[number]?.[0] ?? 0) > offset);
  return sections[after - 1]?.[1] ?? null;
}
