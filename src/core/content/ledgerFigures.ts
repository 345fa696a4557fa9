/** How far the code blocks of guides and posts were checked, strongest first; `text` is what no program reads. */
export const LEDGER_SHADES = ['executed', 'validated', 'read', 'text'] as const;
export type LedgerShade = (typeof LEDGER_SHADES)[number];

/** The ledger in figures, for the picture of it. */
export interface LedgerFigures {
  /** How many blocks of each shade, over all articles. */
  readonly totals: Readonly<Record<LedgerShade, number>>;
  /** The same for each article, in the order of the shades. */
  readonly rows: readonly (readonly number[])[];
  /** What blocks were executed on, e.g. `Debian 12.15`; null where none was. */
  readonly system: string | null;
  /** YYYY-MM-DD: the latest check. */
  readonly date: string;
}

/** A cell and the gap after it, and the two together, in the picture's units. */
export const CELL = 6;
export const PITCH = 8;

/**
 * The squares of one shade as one SVG path: a line a row, as long as its squares, to be dashed into them
 * (`stroke-dasharray: 6 2`; a dash starts anew with every line). Each row lines up its shades side by side.
 */
export function shadePath(rows: readonly (readonly number[])[], shade: LedgerShade): string {
  const place = LEDGER_SHADES.indexOf(shade);
  return rows
    .map((counts, row) => {
      const count = counts[place] ?? 0;
      const before = counts.slice(0, place).reduce((sum, each) => sum + each, 0);
      return count === 0 ? '' : `M${before * PITCH} ${row * PITCH + CELL / 2}h${count * PITCH - (PITCH - CELL)}`;
    })
    .join('');
}

/** The picture's width and height, in its units. */
export function pictureSize(rows: readonly (readonly number[])[]): { readonly width: number; readonly height: number } {
  const longest = Math.max(0, ...rows.map((counts) => counts.reduce((sum, count) => sum + count, 0)));
  return { width: longest * PITCH, height: rows.length * PITCH };
}
