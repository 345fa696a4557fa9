/** How thoroughly the code blocks of guides and posts were checked, strongest first; `text` isn't checked by any program. */
export const LEDGER_SHADES = ['executed', 'validated', 'read', 'text'] as const;
export type LedgerShade = (typeof LEDGER_SHADES)[number];

/** The number of blocks of each shade, over all rows. */
export function totalsOf(rows: readonly { readonly counts: readonly number[] }[]): Readonly<Record<LedgerShade, number>> {
  const countOf = (place: number) => rows.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0);
  return { executed: countOf(0), validated: countOf(1), read: countOf(2), text: countOf(3) };
}
