import type { WikiArticleData } from '../../core/content/pages';
import { WIKI_CATEGORY_GROUPS } from '../../core/content/entities';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { GuideValues } from '../../features/values/GuideValues';
import { ValuesPanel } from '../../features/values/ValuesPanel';
import { TagList } from '../../features/tags/TagList';
import { Contents } from '../../ui/Contents';
import { Icon } from '../../ui/Icon';
import { MarkdownLink } from '../../ui/MarkdownLink';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** A guide (W4–W7). */
export const WikiArticlePage: PageComponent<'wiki-article'> = ({ data }) => {
  const group = WIKI_CATEGORY_GROUPS.find(({ category }) => category === data.category);
  return (
    <article className="page article">
      <Seo
        title={data.title}
        description={data.description}
        path={pathOf('wiki-article', data.id)}
        keywords={data.tags}
        type="article"
        modified={data.lastUpdated}
      />
      <PageHeader
        title={data.title}
        kicker={
          <>
            <SiteLink href={pathOf('wiki')}>Wiki</SiteLink> / {group?.title}
          </>
        }
        lead={data.description}
      >
        {data.checked && <p className="checked">{data.checked}</p>}
        {data.outdated.map((text) => (
          <p key={text} className="checked checked--outdated">
            {text}
          </p>
        ))}
        <Facts data={data} />
        <TagList tags={data.tags} />
      </PageHeader>
      <Contents headings={data.headings} />
      <div className="article__body">
        <GuideValues guide={data.id} variables={data.variables}>
          <ValuesPanel guide={data.id} variables={data.variables} />
          <Prose blocks={data.blocks} />
        </GuideValues>
        <MarkdownLink path={pathOf('wiki-article', data.id)} />
        {data.next && (
          <p className="next">
            <span className="next__label">Next article</span>
            <SiteLink className="next__link" href={pathOf('wiki-article', data.next.id)}>
              {data.next.title} <Icon name="arrow-right" />
            </SiteLink>
          </p>
        )}
      </div>
    </article>
  );
};

const RISK_TEXT = { none: 'none', downtime: 'a service may stop', lockout: 'you can lock yourself out', 'data-loss': 'data can be lost' } as const;

/** What a reader checks before they trust a guide. */
function Facts({ data: { trust, lastUpdated, readingMinutes } }: { readonly data: WikiArticleData }) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Applies to', trust.appliesTo?.join(', ')],
    ['Tested with', trust.testedWith?.join(', ')],
    ['Time needed', trust.minutes === undefined ? undefined : `${trust.minutes} minutes`],
    ['Level', trust.level],
    ['Risk', trust.risk && RISK_TEXT[trust.risk]],
    ['Reading time', `${readingMinutes} min`],
    ['Last updated', longDate(lastUpdated)],
    ['Reviewed', trust.reviewed && longDate(trust.reviewed)],
  ];
  return (
    <dl className="facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="facts__row">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
