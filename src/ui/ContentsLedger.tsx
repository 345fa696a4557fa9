import { CELL, type Strip } from '../core/content/ledgerFigures';
import { LEDGER_SHADES } from '../core/content/ledgerShades';

/** An article's code blocks as a row of squares, shaded by their check, the section being read underlined. Its text says the same in words. */
export function ContentsLedger({ strip: { width, paths, places }, current }: { readonly strip: Strip; readonly current: string | null }) {
  const [x, length] = places[current ?? ''] ?? [];
  return (
    <svg className="contents__ledger" viewBox={`0 0 ${width} ${CELL}`} preserveAspectRatio="none" aria-hidden="true">
      {LEDGER_SHADES.map((shade) => paths[shade] && <path key={shade} className={`shade--${shade}`} d={paths[shade]} />)}
      {x !== undefined && <path className="contents__ledger-here" d={`M${x} ${CELL + 2}h${length}`} />}
    </svg>
  );
}
