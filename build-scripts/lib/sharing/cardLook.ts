import type { TextStyle } from './cardText';

/* Every number of the cards' look, in pixels; the colours are tokens of the light theme. */

/** The spine of the notebook with its holes, and the margin line beside them. */
export const SPINE = { width: 20, holeX: 56, holeRadius: 9, holes: [115, 215, 315, 415, 515], marginX: 92 } as const;

export const LEFT = 140;
export const RIGHT = 1112;
export const WIDTH = RIGHT - LEFT;

export const LABEL: TextStyle = { face: 'label', size: 25, spacing: 2 };
export const META: TextStyle = { face: 'label', size: 24 };
export const TEXT: TextStyle = { face: 'text', size: 32 };
/** Beside a picture. */
export const NARROW_TEXT: TextStyle = { face: 'text', size: 28 };
export const FIGURE: TextStyle = { face: 'title', size: 50 };
export const FIGURE_LABEL: TextStyle = { face: 'label', size: 21 };
export const NAME: TextStyle = { face: 'title', size: 31 };

/** Title sizes, largest first, each with the lines it may have: the first that the title fits is taken. */
export const TITLES = [
  { size: 88, lines: 2 },
  { size: 76, lines: 2 },
  { size: 66, lines: 3 },
  { size: 58, lines: 3 },
  { size: 50, lines: 4 },
] as const;

export const LEADING = { title: 1.12, text: 1.34 } as const;

/** Baselines, and the space between the title's block and the line above the footer. */
export const Y = { label: 94, title: 132, rule: 528, footer: 584 } as const;
export const GAP = 26;
export const CHECK = { height: 54, size: 23 } as const;
export const FIGURES = { height: 84, leading: 27 } as const;
/** 16:9, as the projects' pictures are; a title above it may not be larger. */
export const PICTURE = { width: 384, height: 216, gap: 44, titleSize: 66 } as const;
