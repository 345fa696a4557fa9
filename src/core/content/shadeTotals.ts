import type { LedgerFigures, LedgerRow } from './ledgerFigures';

/** The number of blocks of each shade, over all rows. */
export function totalsOf(rows: readonly Pick<LedgerRow, 'counts'>[]): LedgerFigures['totals'] {
  const countOf = (place: number) => rows.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0);
  return { executed: countOf(0), validated: countOf(1), read: countOf(2), text: countOf(3) };
}
