import { plainTitle } from '../../core/content/plainTitle';
import { longDate } from '../../core/site/dates';
import { headOfPart } from '../../core/site/listPart';
import { pathOf } from '../../core/site/routes';
import { BackToWiki } from '../../ui/BackToWiki';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';
import { RepositoryCard } from './RepositoryCard';

/** O1: the favourite repositories. */
export const OpenSourcePage: PageComponent<'open-source'> = ({ data: { lead, asOf, repositories, featuredPost, part } }) => {
  const head = headOfPart({ title: 'Open Source', description: lead, path: pathOf('open-source') }, part);
  return (
    <div className="page">
      <Seo {...head} keywords={['open source', ...repositories.map(({ name }) => name)]} />
      <PageHeader title={head.title} kicker={<BackToWiki />} lead={lead} />
      <p className="as-of">
        Figures as of <time dateTime={asOf}>{longDate(asOf)}</time>.
      </p>
      <ul className="rows">
        {repositories.map((repository) => (
          <li key={repository.id}>
            <RepositoryCard repository={repository} />
          </li>
        ))}
      </ul>
      {part && <Pager path={pathOf('open-source')} part={part} />}
      {featuredPost && (
        <p className="featured">
          <span className="featured__label">Featured story</span>
          <SiteLink className="featured__link" href={pathOf('blog-post', featuredPost.id)}>
            {plainTitle(featuredPost.title)}
          </SiteLink>
          <span className="featured__text">{featuredPost.excerpt}</span>
        </p>
      )}
    </div>
  );
};
