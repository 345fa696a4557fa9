import { LEDGER_SHADES, SHADE_MEANINGS, type LedgerShade } from '../core/content/ledgerShades';

/** What the ledger's squares mean: of each shade that there is, its count and what was done with those blocks. */
export function LedgerKey({ totals }: { readonly totals: Readonly<Record<LedgerShade, number>> }) {
  return (
    <ul className="ledger-key">
      {LEDGER_SHADES.filter((shade) => totals[shade] > 0).map((shade) => (
        <li key={shade} className={`shade--${shade}`}>
          <b>{totals[shade]}</b> {SHADE_MEANINGS[shade]}
        </li>
      ))}
    </ul>
  );
}
