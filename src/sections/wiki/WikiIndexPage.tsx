import { groupAnchor } from '../../core/content/categories';
import type { ListPart } from '../../core/content/lists';
import type { PageData } from '../../core/content/pages';
import { groupPlaces } from '../../core/content/wikiPlaces';
import { headOfPart, partPath } from '../../core/site/listPart';
import { pathOf } from '../../core/site/routes';
import { GuideCard } from '../../features/cards/GuideCard';
import { FilterField } from '../../features/filters/FilterField';
import { FilterReach } from '../../features/filters/FilterReach';
import { selectWikiGroups, selectWikiMatches, type WikiGroup } from '../../features/filters/filterSelectors';
import { selectFilter } from '../../features/filters/filtersSlice';
import { SearchInstead } from '../../features/filters/SearchInstead';
import { useList } from '../../features/filters/useList';
import { useAppSelector } from '../../features/store/hooks';
import { hasPage } from '../../platform/site';
import { EmptyState } from '../../ui/EmptyState';
import { KeepOfflineRoom } from '../../ui/KeepOfflineRoom';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** W1–W3: the guides by category. */
export const WikiIndexPage: PageComponent<'wiki'> = ({ data }) => {
  const { list, ...filter } = useList('wiki', data);
  const groups = useAppSelector((state) => selectWikiGroups(state, list));
  const found = useAppSelector((state) => selectWikiMatches(state, list.articles).length);
  const { part } = data;
  const head = headOfPart({ title: 'Wiki', description: data.lead, path: pathOf('wiki') }, part);
  return (
    <div className="page">
      <Seo {...head} keywords={['wiki', ...data.groups.map(({ title }) => title)]} />
      <PageHeader title={head.title} lead={data.lead} />
      <Stats data={data} shown={groups} />
      <div className="wiki-tools">
        <FilterField section="wiki" label="Search the guides by title or tag" />
        {hasPage('open-source') && (
          <SiteLink className="button button--quiet" href={pathOf('open-source')}>
            Favorite Resources
          </SiteLink>
        )}
      </div>
      <FilterReach part={part} items="guides" found={found} {...filter}>
        <NoArticles />
      </FilterReach>
      {groups.map((group) => (
        <Group key={group.category} group={group} />
      ))}
      {part && !filter.isFiltering && <Pager path={pathOf('wiki')} part={part} />}
      <KeepOfflineRoom />
    </div>
  );
};

function Stats({ data, shown }: { readonly data: PageData['wiki']; readonly shown: readonly WikiGroup[] }) {
  const places = groupPlaces(data);
  const onPage = new Set(shown.map(({ category }) => category));
  return (
    <ul className="stats" aria-label="Guides by category">
      {data.groups.map(({ category, title, color }, at) => (
        // If a group is on another page, its anchor is at the link to it.
        <li key={category} className={`stats__item stats__item--${color}`} id={data.part && !onPage.has(category) ? groupAnchor(category) : undefined}>
          <span className="stats__count">{places[at]?.count}</span>{' '}
          <GroupLink category={category} title={title} page={places[at]?.page ?? 1} part={data.part} />
        </li>
      ))}
    </ul>
  );
}

function GroupLink({
  category,
  title,
  page,
  part,
}: {
  readonly category: string;
  readonly title: string;
  readonly page: number;
  readonly part: ListPart | undefined;
}) {
  const anchor = `#${groupAnchor(category)}`;
  if (!part || part.page === page) return <a href={anchor}>{title}</a>;
  return <SiteLink href={`${partPath(pathOf('wiki'), page)}${anchor}`}>{title}</SiteLink>;
}

function NoArticles() {
  const { query } = useAppSelector((state) => selectFilter(state, 'wiki'));
  if (query.trim() === '') return <EmptyState title="No documentation available yet." />;
  return (
    <EmptyState title="No articles found">
      {`No documentation matches "${query}". Try a different search term.`}
      <SearchInstead query={query} />
    </EmptyState>
  );
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
      <ul className="entries group__list">
        {articles.map((article) => (
          <li key={article.id}>
            <GuideCard guide={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
