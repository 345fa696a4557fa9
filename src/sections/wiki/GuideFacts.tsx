import { Fragment, type ReactNode } from 'react';
import type { WikiArticleData } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { SiteLink } from '../../ui/SiteLink';

const RISK = {
  none: { short: null, long: 'none' },
  downtime: { short: 'can stop a service', long: 'a service may stop' },
  lockout: { short: 'can lock you out', long: 'you can lock yourself out' },
  'data-loss': { short: 'can lose data', long: 'data can be lost' },
} as const;

/** What a reader weighs before starting, in a line: what was run, how long it takes, and what can go wrong. */
export function GuideGlance({ data }: { readonly data: WikiArticleData }) {
  const { trust, readingMinutes, isUnsupported } = data;
  const risk = trust.risk && RISK[trust.risk].short;
  // Each is one text, sign and all: parsed in pieces, it could move from line to line.
  const parts = [
    { kind: 'run', text: runText(data) },
    { kind: 'time', text: trust.minutes === undefined ? `${readingMinutes}\u00A0min to read` : `${trust.minutes}\u00A0min` },
    { kind: 'risk', text: risk && `⚠\uFE0E ${risk}` },
    { kind: 'risk', text: isUnsupported && '⚠\uFE0E for releases out of support' },
  ].filter(({ text }) => text);
  return (
    <p className="glance">
      {parts.map(({ kind, text }, index) => (
        <Fragment key={text || ''}>
          {index > 0 && ' · '}
          <span className={`glance__${kind}`}>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** `✓ 19 of 38 commands run on Debian 12.15`; nothing of a guide without commands. */
function runText({ coverage, checkedOn }: WikiArticleData): string | null {
  if (!coverage) return null;
  const { executed, commands } = coverage;
  const where = checkedOn ? ` on ${checkedOn.replaceAll(' ', '\u00A0')}` : '';
  return `${executed > 0 ? `✓ ${executed}` : 'none'} of ${commands} ${commands === 1 ? 'command' : 'commands'} run${where}`;
}

/** All that is known of a guide: what was checked, for which releases, for whom. Closed at first, so that the guide itself comes first. */
export function AboutGuide({ data }: { readonly data: WikiArticleData }) {
  const { trust, checked, outdated, lastUpdated, readingMinutes, readFirst } = data;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Level', trust.level],
    ['Time needed', trust.minutes === undefined ? undefined : `${trust.minutes} minutes`],
    ['Risk', trust.risk && RISK[trust.risk].long],
    ['Reading time', `${readingMinutes} min`],
    ['Applies to', trust.appliesTo?.join(', ')],
    ['Support', outdated.length > 0 && outdated.join(' ')],
    ['Tested with', trust.testedWith?.join(', ')],
    ['Last updated', <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>],
    ['Reviewed', trust.reviewed && <time dateTime={trust.reviewed}>{longDate(trust.reviewed)}</time>],
    [
      'Read first',
      readFirst.length > 0 &&
        readFirst.map(({ id, title }) => (
          <SiteLink key={id} href={pathOf('wiki-article', id)}>
            {title}
          </SiteLink>
        )),
    ],
  ];
  return (
    <details className="fold">
      <summary className="fold__title">About this guide</summary>
      {checked && <p className="checked">{checked}</p>}
      <dl className="facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
