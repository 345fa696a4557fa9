import { PITCH, shadePath } from '../core/content/ledgerFigures';
import { LEDGER_SHADES } from '../core/content/ledgerShades';

/** The side of a square with the space after it, in CSS pixels. */
const SQUARE = 5;

/** An article's row of the ledger: one square per code block, shaded by its check. The text beside it says the same. */
export function LedgerStrip({ counts }: { readonly counts: readonly number[] }) {
  const blocks = counts.reduce((sum, count) => sum + count, 0);
  const row = [{ counts }];
  return (
    <svg
      className="strip"
      width={blocks * SQUARE}
      height={SQUARE}
      viewBox={`0 -0.2 ${blocks * PITCH} ${PITCH}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {LEDGER_SHADES.map((shade, place) => (counts[place] ?? 0) > 0 && <path key={shade} className={`shade--${shade}`} d={shadePath(row, shade)} />)}
    </svg>
  );
}
