import { Fragment, type ReactNode } from 'react';
import type { WikiArticleData } from '../../core/content/pages';
import { pathOf } from '../../core/site/routes';
import { withBase } from '../../platform/site';
import { KeepOfflineRoom } from '../../ui/KeepOfflineRoom';
import { SiteLink } from '../../ui/SiteLink';

/** What a reader weighs before starting, on one line, and the link to run it step by step. */
export function GuideGlance({ data: { id, glance, hasScript } }: { readonly data: WikiArticleData }) {
  return (
    <p className="glance">
      {glance.map(({ kind, text, href }) => (
        <Fragment key={text}>
          {href ? (
            <a className={`glance__${kind}`} href={href}>
              {text}
            </a>
          ) : (
            <span className={`glance__${kind}`}>{text}</span>
          )}{' '}
        </Fragment>
      ))}
      {hasScript && (
        <SiteLink className="glance__start needs-js" href={`${pathOf('wiki-article', id)}?run`}>
          Run step by step
        </SiteLink>
      )}
    </p>
  );
}

/** All that is known about a guide: what was checked, for which releases, for whom. Closed at first, so that the guide itself comes first. */
export function AboutGuide({ data }: { readonly data: WikiArticleData }) {
  const { facts, checked, standIns, readFirst, changes } = data;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...facts,
    [
      'Read first',
      readFirst.length > 0 &&
        readFirst.map(({ id, title }) => (
          <SiteLink key={id} href={pathOf('wiki-article', id)}>
            {title}
          </SiteLink>
        )),
    ],
    ['Changes', changes && <a href={withBase(changes)}>Feed</a>],
  ];
  return (
    <details className="fold">
      <summary className="fold__title">About this guide</summary>
      {[checked, standIns].map(
        (text) =>
          text && (
            <p key={text} className="checked">
              {text}
            </p>
          ),
      )}
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
      <KeepOfflineRoom />
    </details>
  );
}
