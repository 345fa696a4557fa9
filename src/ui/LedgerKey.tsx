import { LEDGER_SHADES, type LedgerShade } from '../core/content/ledgerShades';

const MEANINGS: Readonly<Record<LedgerShade, string>> = {
  executed: 'executed',
  validated: 'validated',
  read: 'parsed',
  text: 'plain text',
};

/** What the ledger's squares mean: for each shade that occurs, its count and what was done with those blocks. */
export function LedgerKey({ totals }: { readonly totals: Readonly<Record<LedgerShade, number>> }) {
  return (
    <ul className="ledger-key">
      {LEDGER_SHADES.filter((shade) => totals[shade] > 0).map((shade) => (
        <li key={shade} className={`shade--${shade}`}>
          <b>{totals[shade]}</b>
          {` ${MEANINGS[shade]}`}
        </li>
      ))}
    </ul>
  );
}
