import { commandsRun } from './commandsRun';
import type { Coverage } from './commandsRun';
import { LEDGER_SHADES, type LedgerShade } from './ledgerShades';
import { plainTitle } from './plainTitle';

/** An article's row of the picture. */
export interface LedgerRow {
  readonly path: string;
  readonly title: string;
  /** Its code blocks of each shade, in the order of the shades. */
  readonly counts: readonly number[];
  /** How many of its commands were run; null for an article without commands. */
  readonly coverage: Coverage | null;
}

/** The ledger's counts, for its picture. */
export interface LedgerFigures {
  /** The number of blocks of each shade, over all articles. */
  readonly totals: Readonly<Record<LedgerShade, number>>;
  readonly rows: readonly LedgerRow[];
  /** How many blocks were executed on which release, in words; null where none was. */
  readonly executedOn: string | null;
  /** YYYY-MM-DD of the latest check. */
  readonly date: string;
}

/** The width of a cell, and the distance from one to the next, in the picture's units. */
export const CELL = 6;
export const PITCH = 8;

/**
 * The squares of one shade as one SVG path: one line per row, as long as its squares, which a dash pattern separates
 * (`stroke-dasharray: 6 2`; it restarts at every subpath). The shades of a row follow each other.
 */
export function shadePath(rows: readonly Pick<LedgerRow, 'counts'>[], shade: LedgerShade): string {
  const place = LEDGER_SHADES.indexOf(shade);
  return rows
    .map(({ counts }, row) => {
      const count = counts[place] ?? 0;
      const before = counts.slice(0, place).reduce((sum, each) => sum + each, 0);
      return count === 0 ? '' : `M${before * PITCH} ${row * PITCH + CELL / 2}h${count * PITCH - (PITCH - CELL)}`;
    })
    .join('');
}

/** The picture's width and height, in its units. */
export function pictureSize(rows: readonly Pick<LedgerRow, 'counts'>[]): { readonly width: number; readonly height: number } {
  const longest = Math.max(0, ...rows.map(blocksOf));
  return { width: longest * PITCH, height: rows.length * PITCH };
}

/** A row of squares as SVG paths, one per shade, with an extra space between sections. */
export interface Strip {
  readonly width: number;
  readonly paths: Readonly<Partial<Record<LedgerShade, string>>>;
  /** Where each section with squares begins and how wide it is, by the id of its heading. */
  readonly places: Readonly<Record<string, readonly [x: number, width: number]>>;
}

/** The box around an article's squares; boxes of neighbours touch. */
export function rowPath(row: Pick<LedgerRow, 'counts'>, place: number): string {
  return `M0 ${place * PITCH - (PITCH - CELL) / 2}h${blocksOf(row) * PITCH}v${PITCH}H0z`;
}

/** A row in words: the article's title, and how many of its commands were run. */
export function rowName({ title, counts, coverage }: LedgerRow): string {
  const name = plainTitle(title);
  if (coverage) return `${name}: ${commandsRun(coverage)}`;
  return `${name}: ${counts[0] ?? 0} of ${blocksOf({ counts })} code blocks run`;
}

function blocksOf({ counts }: Pick<LedgerRow, 'counts'>): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
