import type { OpenSourceResource } from '../../core/content/entities';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { TagList } from '../../features/tags/TagList';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

const DESCRIPTION = 'Free software that earns its place on the servers I look after, and why.';

/** O1: the favourite repositories. */
export const OpenSourcePage: PageComponent<'open-source'> = ({ data: { asOf, repositories, featuredPost } }) => (
  <div className="page">
    <Seo title="Open Source" description={DESCRIPTION} path={pathOf('open-source')} keywords={['open source', ...repositories.map(({ name }) => name)]} />
    <PageHeader
      title="Open Source"
      kicker={
        <SiteLink href={pathOf('wiki')}>
          <Icon name="arrow-left" />
          Back to the wiki
        </SiteLink>
      }
      lead={DESCRIPTION}
    />
    {featuredPost && (
      <p className="featured">
        <span className="featured__label">Featured story</span>
        <SiteLink className="featured__link" href={pathOf('blog-post', featuredPost.id)}>
          {featuredPost.title}
        </SiteLink>
        <span className="featured__text">{featuredPost.excerpt}</span>
      </p>
    )}
    {repositories.length === 0 ? (
      <EmptyState title="No repositories listed yet." />
    ) : (
      <ul className="repositories">
        {repositories.map((repository) => (
          <li key={repository.id}>
            <Repository repository={repository} />
          </li>
        ))}
      </ul>
    )}
    {asOf && (
      <p className="as-of">
        Stars and forks as of <time dateTime={asOf}>{longDate(asOf)}</time>.
      </p>
    )}
  </div>
);

/** 45,200 → 45.2k: the figures are rounded anyway. */
function thousands(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1).replace(/\.0$/, '')}k`;
}

function Repository({ repository }: { readonly repository: OpenSourceResource }) {
  const { name, title, description, language, stars, forks, lastUpdated, url, tags } = repository;
  return (
    <article className="card">
      <h2 className="card__title">
        <SiteLink href={url}>{title}</SiteLink>
      </h2>
      <p className="card__meta">
        <code>{name}</code>
      </p>
      <p className="card__text">{description}</p>
      <dl className="repository__figures">
        <div>
          <dt>Language</dt>
          <dd>{language}</dd>
        </div>
        <div>
          <dt>Stars</dt>
          <dd>{thousands(stars)}</dd>
        </div>
        <div>
          <dt>Forks</dt>
          <dd>{thousands(forks)}</dd>
        </div>
        <div>
          <dt>Last updated</dt>
          <dd>
            <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
          </dd>
        </div>
      </dl>
      <TagList tags={tags} />
    </article>
  );
}
