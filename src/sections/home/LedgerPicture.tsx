import { useState, type KeyboardEvent } from 'react';
import { pictureSize, rowName, rowPath, shadePath, type LedgerFigures } from '../../core/content/ledgerFigures';
import { LEDGER_SHADES } from '../../core/content/ledgerShades';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { LedgerKey } from '../../ui/LedgerKey';
import { SiteLink } from '../../ui/SiteLink';

/**
 * Every code block of guides and posts as a square, one row per article, shaded by its check. The legend says it in words.
 * Each row leads to its article; together they are one tab stop, and the arrow keys go from row to row.
 */
export function LedgerPicture({ ledger: { rows, totals, executedOn, date } }: { readonly ledger: LedgerFigures }) {
  const { width, height } = pictureSize(rows);
  const [stop, setStop] = useState(0);
  const blocks = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <h2 className="ledger__title" id="ledger-title">
        {blocks} code blocks, {totals.executed} of them executed
      </h2>
      <svg className="ledger__picture" viewBox={`0 0 ${width} ${height}`} role="group" aria-labelledby="ledger-title" onKeyDown={handleKey}>
        {LEDGER_SHADES.map((shade) => (
          <path key={shade} className={`ledger__cells shade--${shade}`} d={shadePath(rows, shade)} />
        ))}
        {rows.map((row, place) => (
          <SiteLink key={row.path} href={row.path} tabIndex={place === stop ? 0 : -1} onFocus={() => setStop(place)}>
            <title>{rowName(row)}</title>
            <path d={rowPath(row, place)} />
          </SiteLink>
        ))}
      </svg>
      <LedgerKey totals={totals} />
      <p className="ledger__about">
        {/* No text is blank: one would move while what follows it is parsed. */}
        <span>A square is a block, a row an article.</span>
        {executedOn && <span className="ledger__releases">{` Run, output compared: ${executedOn}.`}</span>}
        <span className="ledger__date">
          {' Last check '}
          <time dateTime={date}>{longDate(date)}</time>
          {'. '}
        </span>
        <SiteLink href={pathOf('ledger')}>How they are checked</SiteLink>
      </p>
    </section>
  );
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

function handleKey(event: KeyboardEvent<SVGSVGElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  links[
    step(
      links.findIndex((link) => link === event.target),
      links.length - 1,
    )
  ]?.focus();
  event.preventDefault();
}
