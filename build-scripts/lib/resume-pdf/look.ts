/* Every number and colour of the resume's look. Lengths are in points. */

/** A4. `footer` is the baseline of the page number. */
export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 541.28, top: 50, bottom: 784, footer: 812 } as const;

const COLOURS = { ink: '#1b2320', muted: '#56615c', accent: '#0b6e4f', rule: '#c9d5cf' } as const;
const TEXT_LEADING = 13.4;

export const STYLES = {
  name: { font: 'Helvetica-Bold', size: 24, leading: 27, color: COLOURS.ink },
  headline: { font: 'Helvetica', size: 11.5, leading: 16, color: COLOURS.accent },
  section: { font: 'Helvetica-Bold', size: 11.5, leading: 17, color: COLOURS.accent },
  figure: { font: 'Helvetica-Bold', size: 14, leading: TEXT_LEADING, color: COLOURS.accent },
  strong: { font: 'Helvetica-Bold', size: 9.5, leading: TEXT_LEADING, color: COLOURS.ink },
  body: { font: 'Helvetica', size: 9.5, leading: TEXT_LEADING, color: COLOURS.ink },
  muted: { font: 'Helvetica', size: 9, leading: TEXT_LEADING, color: COLOURS.muted },
  accent: { font: 'Helvetica', size: 9, leading: TEXT_LEADING, color: COLOURS.accent },
  small: { font: 'Helvetica', size: 8, leading: 10, color: COLOURS.muted },
} as const;

/** Hairlines: beside a section's heading, and under a link. */
export const RULE = { width: 0.6, color: COLOURS.rule, gap: 9, rise: 3.8, underlineDrop: 1.6, underlineWidth: 0.4 } as const;

/** The room above a block of each kind. */
export const GAPS = { section: 14, entry: 8.5, project: 5, figure: 5, row: 2.6, text: 3, none: 0 } as const;

/** What line heights and gaps are multiplied by: the first that makes the resume fit is taken. */
export const TIGHTNESS = [1, 0.97, 0.94, 0.91] as const;

export const MAX_PAGES = 2;

/** How far the text of a list item stands in; its label (bullet, figure, date) fills that room. */
export const INDENTS = { bullet: 11, figure: 52, category: 128, date: 72 } as const;

/** The least distance between a line's text and what stands flush right on it, or left of it. */
export const RIGHT_GAP = 12;
export const LABEL_GAP = 6;
