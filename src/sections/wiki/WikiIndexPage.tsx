import { CARD_TAGS } from '../../core/limits';
import { WIKI_CATEGORY_GROUPS } from '../../core/content/entities';
import type { GuideCard } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { inCategory } from '../../core/site/filter';
import { pathOf } from '../../core/site/routes';
import { FilterField } from '../../features/filters/FilterField';
import { selectWikiGroups, type WikiGroup } from '../../features/filters/filterSelectors';
import { selectFilter } from '../../features/filters/filtersSlice';
import { useAppSelector } from '../../features/store/hooks';
import { TagList } from '../../features/tags/TagList';
import { CardTitle } from '../../ui/CardTitle';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

const DESCRIPTION =
  'Guides for people who run servers: Linux basics, installations and advanced topics, with the reason before each command and a check after it.';

/** W1–W3: the guides by category. */
export const WikiIndexPage: PageComponent<'wiki'> = ({ data: { articles } }) => {
  const groups = useAppSelector((state) => selectWikiGroups(state, articles));
  return (
    <div className="page">
      <Seo title="Wiki" description={DESCRIPTION} path={pathOf('wiki')} keywords={['Linux guides', 'wiki']} />
      <PageHeader title="Wiki" lead={DESCRIPTION}>
        <p className="page-header__actions">
          <SiteLink className="button button--quiet" href={pathOf('open-source')}>
            Favorite Resources
          </SiteLink>
        </p>
      </PageHeader>
      <Stats articles={articles} />
      <FilterField section="wiki" label="Search the guides by title or tag" />
      {groups.length === 0 ? <NoArticles /> : groups.map((group) => <Group key={group.category} group={group} />)}
    </div>
  );
};

function Stats({ articles }: { readonly articles: readonly GuideCard[] }) {
  return (
    <ul className="stats" aria-label="Guides by category">
      {WIKI_CATEGORY_GROUPS.map(({ category, title, color }) => (
        <li key={category} className={`stats__item stats__item--${color}`}>
          <span className="stats__count">{inCategory(articles, category).length}</span> <a href={`#group-${category}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function NoArticles() {
  const { query } = useAppSelector((state) => selectFilter(state, 'wiki'));
  if (query.trim() === '') return <EmptyState title="No documentation available yet." />;
  return <EmptyState title="No articles found">{`No documentation matches "${query}". Try a different search term.`}</EmptyState>;
}

function Group({ group }: { readonly group: WikiGroup }) {
  const { category, color, title, description, articles } = group;
  return (
    <section className={`group group--${color}`} aria-labelledby={`group-${category}`}>
      <header className="group__head">
        <h2 className="group__title" id={`group-${category}`}>
          {title}
        </h2>
        <p className="group__about">{description}</p>
      </header>
      <ul className="group__list">
        {articles.map((article) => (
          <li key={article.id}>
            <Guide guide={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Guide({ guide }: { readonly guide: GuideCard }) {
  return (
    <article className="card guide">
      <CardTitle href={pathOf('wiki-article', guide.id)} heading="h3">
        {guide.title}
      </CardTitle>
      <p className="card__text">{guide.description}</p>
      <GuideFacts guide={guide} />
      <TagList tags={guide.tags} limit={CARD_TAGS} />
    </article>
  );
}

/** What helps a reader choose a guide: level, reading time, checks, age, and the next guide. */
function GuideFacts({ guide: { level, minutes, coverage, lastUpdated, next } }: { readonly guide: GuideCard }) {
  const effort = [level, minutes && `${minutes} min`].filter(Boolean).join(', ');
  return (
    <p className="guide__facts">
      {effort && <span>{effort}</span>}
      {coverage && (
        <span className="guide__checked">
          <Icon name="check" /> {coverage.executed} of {coverage.commands} commands run
        </span>
      )}
      <span>
        Updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
      </span>
      {next && <span>Next: {next}</span>}
    </p>
  );
}
