/* Every number and colour of the resume's look. Lengths are in points. */

/**
 * A4. The text is one column; the rail to its left has the names of the sections. `footer` is the baseline of
 * the page number.
 */
export const PAGE = { width: 595.28, height: 841.89, rail: 48, railEnd: 146, left: 156, right: 547.28, top: 52, bottom: 790, footer: 815 } as const;

const COLOURS = { ink: '#1b2320', muted: '#5a625d', accent: '#0b6148', rule: '#d3d8d3' } as const;
const TEXT_LEADING = 13.6;

export const STYLES = {
  name: { font: 'bold', size: 27, leading: 31, color: COLOURS.ink },
  headline: { font: 'medium', size: 11.4, leading: 17, color: COLOURS.accent },
  section: { font: 'semibold', size: 9.3, leading: TEXT_LEADING, color: COLOURS.accent },
  figure: { font: 'bold', size: 11.5, leading: TEXT_LEADING, color: COLOURS.accent },
  strong: { font: 'semibold', size: 9.3, leading: TEXT_LEADING, color: COLOURS.ink },
  body: { font: 'regular', size: 9.3, leading: TEXT_LEADING, color: COLOURS.ink },
  muted: { font: 'regular', size: 8.9, leading: TEXT_LEADING, color: COLOURS.muted },
  accent: { font: 'medium', size: 8.8, leading: TEXT_LEADING, color: COLOURS.accent },
  mark: { font: 'regular', size: 7.6, leading: TEXT_LEADING, color: COLOURS.muted },
  contact: { font: 'medium', size: 8.3, leading: TEXT_LEADING, color: COLOURS.accent },
  small: { font: 'regular', size: 7.6, leading: 10, color: COLOURS.muted },
} as const;

/** Hairlines: in the gap above a section, and under a link. `place` is the share of that gap below the hairline. */
export const RULE = { width: 0.6, color: COLOURS.rule, place: 0.44, underlineDrop: 1.8, underlineWidth: 0.4 } as const;

/** The room above a block of each kind. */
export const GAPS = { section: 19, entry: 8.5, project: 5, figure: 4.5, row: 2.4, text: 3, none: 0 } as const;

/** What line heights and gaps are multiplied by: the first that makes the resume fit is taken. */
export const TIGHTNESS = [1, 0.97, 0.94, 0.91] as const;

export const MAX_PAGES = 2;

/** The indent of a list item's text after its bullet. */
export const BULLET_INDENT = 10;

/** The minimum distance between a line's text and what is flush right on it, or to its left. */
export const RIGHT_GAP = 12;
export const LABEL_GAP = 6;
