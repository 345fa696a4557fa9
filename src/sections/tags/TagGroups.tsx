import type { CatalogRecord } from '../../core/content/pages';
import { categoryName } from '../../core/content/entities';
import type { ResultType } from '../../core/search/types';
import { BlogCard } from '../../features/cards/BlogCard';
import { GuideCard } from '../../features/cards/GuideCard';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { RepositoryCard } from '../../features/cards/RepositoryCard';

/** The items of one kind. */
export interface TypeGroup {
  readonly type: ResultType;
  readonly items: readonly CatalogRecord[];
}

/** Each kind's names, and the class of its list. */
const KINDS: Readonly<Record<ResultType, { readonly one: string; readonly many: string; readonly list: string }>> = {
  wiki: { one: 'Guide', many: 'Guides', list: 'group__list--rows' },
  blog: { one: 'Post', many: 'Posts', list: 'group__list--rows post-list' },
  project: { one: 'Project', many: 'Projects', list: 'project-grid' },
  opensource: { one: 'Repository', many: 'Repositories', list: 'repositories' },
};

const nameOf = ({ type, items }: TypeGroup) => KINDS[type][items.length === 1 ? 'one' : 'many'];

/** Items by kind: the kind of the newest first, and within a kind newest first (G2); undated items come last. */
export function groupsByType(results: readonly CatalogRecord[]): readonly TypeGroup[] {
  const types = [...new Set(results.map(({ type }) => type))];
  return types.map((type) => ({ type, items: results.filter((item) => item.type === type) }));
}

/** How many items of each kind there are. */
export function TagStats({ groups }: { readonly groups: readonly TypeGroup[] }) {
  return (
    <ul className="stats" aria-label="Items by kind">
      {groups.map((group) => (
        <li key={group.type} className={`stats__item stats__item--${group.type}`}>
          <span className="stats__count">{group.items.length}</span> <a href={`#group-${group.type}`}>{nameOf(group)}</a>
        </li>
      ))}
    </ul>
  );
}

/** The items of one kind, as the list of that kind shows them. */
export function TagGroup({ group }: { readonly group: TypeGroup }) {
  const { type, items } = group;
  return (
    <section className={`group group--${type}`} aria-labelledby={`group-${type}`}>
      <header className="group__head">
        <h2 className="group__title" id={`group-${type}`}>
          {nameOf(group)}
        </h2>
        {type === 'wiki' && <p className="group__about">{[...new Set(items.map(({ category }) => categoryName(category)))].join(', ')}</p>}
      </header>
      <ul className={`group__list ${KINDS[type].list}`}>
        {items.map((item) => (
          <li key={item.id}>
            <TagItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TagItem({ item }: { readonly item: CatalogRecord }) {
  const date = item.date ?? '';
  switch (item.type) {
    case 'wiki':
      return <GuideCard guide={{ ...item, lastUpdated: date }} />;
    case 'blog':
      return <BlogCard post={{ ...item, date, excerpt: item.description }} heading="h3" />;
    case 'project':
      return <ProjectCard project={{ ...item, date }} heading="h3" />;
    case 'opensource':
      return <RepositoryCard repository={item} heading="h3" />;
  }
}
