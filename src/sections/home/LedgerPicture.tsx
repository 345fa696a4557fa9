import { LEDGER_SHADES, pictureSize, shadePath, type LedgerFigures, type LedgerShade } from '../../core/content/ledgerFigures';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { SiteLink } from '../../ui/SiteLink';

const MEANING: Readonly<Record<LedgerShade, string>> = {
  executed: 'executed',
  validated: 'validated by what reads the file',
  read: 'parsed or linted',
  text: 'plain text',
};

/** Every code block of guides and posts as a square, one row per article, shaded by its check. The legend says it in words. */
export function LedgerPicture({ ledger: { rows, totals, system, date } }: { readonly ledger: LedgerFigures }) {
  const { width, height } = pictureSize(rows);
  const blocks = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <h2 className="ledger__title" id="ledger-title">
        {blocks} code blocks, {totals.executed} of them executed
      </h2>
      <svg className="ledger__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {LEDGER_SHADES.map((shade) => (
          <path key={shade} className={`ledger__cells ledger__cells--${shade}`} d={shadePath(rows, shade)} />
        ))}
      </svg>
      <ul className="ledger__legend">
        {LEDGER_SHADES.filter((shade) => totals[shade] > 0).map((shade) => (
          <li key={shade} className={`ledger__key ledger__key--${shade}`}>
            <b>{totals[shade]}</b> {MEANING[shade]}
          </li>
        ))}
      </ul>
      <p className="ledger__about">
        A square a block, a row an article{system && `; run in throw-away ${system} roots, output compared`}. Last check{' '}
        <time dateTime={date}>{longDate(date)}</time>. <SiteLink href={pathOf('wiki')}>Read the guides</SiteLink>
      </p>
    </section>
  );
}
