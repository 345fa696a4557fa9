import { groupAnchor } from '../../core/content/categories';
import type { PageData } from '../../core/content/pages';
import { inCategory } from '../../core/site/filter';
import { pathOf } from '../../core/site/routes';
import { GuideCard } from '../../features/cards/GuideCard';
import { FilterField } from '../../features/filters/FilterField';
import { selectWikiGroups, type WikiGroup } from '../../features/filters/filterSelectors';
import { selectFilter } from '../../features/filters/filtersSlice';
import { useAppSelector } from '../../features/store/hooks';
import { hasPage } from '../../platform/site';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** W1–W3: the guides by category. */
export const WikiIndexPage: PageComponent<'wiki'> = ({ data }) => {
  const groups = useAppSelector((state) => selectWikiGroups(state, data));
  return (
    <div className="page">
      <Seo title="Wiki" description={data.lead} path={pathOf('wiki')} keywords={['wiki', ...data.groups.map(({ title }) => title)]} />
      <PageHeader title="Wiki" lead={data.lead}>
        {hasPage('open-source') && (
          <p className="page-header__actions">
            <SiteLink className="button button--quiet" href={pathOf('open-source')}>
              Favorite Resources
            </SiteLink>
          </p>
        )}
      </PageHeader>
      <Stats data={data} />
      <FilterField section="wiki" label="Search the guides by title or tag" />
      {groups.length === 0 ? <NoArticles /> : groups.map((group) => <Group key={group.category} group={group} />)}
    </div>
  );
};

function Stats({ data: { articles, groups } }: { readonly data: PageData['wiki'] }) {
  return (
    <ul className="stats" aria-label="Guides by category">
      {groups.map(({ category, title, color }) => (
        <li key={category} className={`stats__item stats__item--${color}`}>
          <span className="stats__count">{inCategory(articles, category).length}</span> <a href={`#${groupAnchor(category)}`}>{title}</a>
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
    <section className={`group group--${color}`} aria-labelledby={groupAnchor(category)}>
      <header className="group__head">
        <h2 className="group__title" id={groupAnchor(category)}>
          {title}
        </h2>
        {description && <p className="group__about">{description}</p>}
      </header>
      <ul className="group__list group__list--rows">
        {articles.map((article) => (
          <li key={article.id}>
            <GuideCard guide={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
