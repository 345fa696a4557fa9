/** How thoroughly the code blocks of guides and posts were checked, strongest first; `text` isn't checked by any program. */
export const LEDGER_SHADES = ['executed', 'validated', 'read', 'text'] as const;
export type LedgerShade = (typeof LEDGER_SHADES)[number];

/** The ledger's counts, for its picture. */
export interface LedgerFigures {
  /** The number of blocks of each shade, over all articles. */
  readonly totals: Readonly<Record<LedgerShade, number>>;
  /** The same for each article, in the order of the shades. */
  readonly rows: readonly (readonly number[])[];
  /** The system on which blocks were executed, e.g. `Debian 12.15`; null where none was. */
  readonly system: string | null;
  /** YYYY-MM-DD of the latest check. */
  readonly date: string;
}

/** The width of a cell, of the space after it, and of both, in the picture's units. */
export const CELL = 6;
export const PITCH = 8;

/**
 * The squares of one shade as one SVG path: one line per row, as long as its squares, which a dash pattern separates
 * (`stroke-dasharray: 6 2`; it restarts at every subpath). The shades of a row follow each other.
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
