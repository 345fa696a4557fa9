import type { ReactNode } from 'react';
import type { WikiArticleData } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';

const RISK_TEXT = { none: 'none', downtime: 'a service may stop', lockout: 'you can lock yourself out', 'data-loss': 'data can be lost' } as const;

/** What a reader checks before trusting a guide: automated checks, unsupported releases, and the audience. */
export function GuideFacts({ data }: { readonly data: WikiArticleData }) {
  const { trust, checked, outdated, lastUpdated, readingMinutes, readFirst } = data;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Level', trust.level],
    ['Time needed', trust.minutes === undefined ? undefined : `${trust.minutes} minutes`],
    ['Risk', trust.risk && RISK_TEXT[trust.risk]],
    ['Reading time', `${readingMinutes} min`],
    ['Applies to', trust.appliesTo?.join(', ')],
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
    <>
      {checked && (
        <p className="checked">
          <Icon name="check" /> {checked}
        </p>
      )}
      {outdated.map((text) => (
        <p key={text} className="checked checked--outdated">
          <Icon name="alert" /> {text}
        </p>
      ))}
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
    </>
  );
}
