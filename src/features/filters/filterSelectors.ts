import type { WikiCategoryGroup } from '../../core/content/categories';
import type { BlogCard, GuideCard, PageData, ProjectCard } from '../../core/content/pages';
import { distinctCategories, filterItems, inCategory } from '../../core/site/filter';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';
import { selectFilter } from './filtersSlice';

export interface WikiGroup extends WikiCategoryGroup {
  readonly articles: readonly GuideCard[];
}

/** How many filter results are cached. */
const RECENT_FILTERS = { memoizeOptions: { maxSize: 8 } };

type WithItems<T> = (state: RootState, items: readonly T[]) => readonly T[];
const itemsOf =
  <T>(): WithItems<T> =>
  (_state, items) =>
    items;

/** W1: the articles that match the search box. */
export const selectWikiMatches = createAppSelector(
  [(state: RootState) => selectFilter(state, 'wiki').query, itemsOf<GuideCard>()],
  (query, articles) => filterItems(articles, query),
  RECENT_FILTERS,
);

/** W1: these articles by group, of a long list as many as a page shows; groups without a match are omitted. */
export const selectWikiGroups = createAppSelector(
  [(state: RootState, { articles }: PageData['wiki']) => selectWikiMatches(state, articles), (_state: RootState, data: PageData['wiki']) => data],
  (matches, { groups, part }): readonly WikiGroup[] => {
    const shown = matches.slice(0, part?.size);
    return groups.map((group) => ({ ...group, articles: inCategory(shown, group.category) })).filter((group) => group.articles.length > 0);
  },
  RECENT_FILTERS,
);

/** B1: the posts that match search box and chip; the data is sorted newest first. */
export const selectVisiblePosts = createAppSelector([(state: RootState) => selectFilter(state, 'blog'), itemsOf<BlogCard>()], ({ query, category }, posts) =>
  inCategory(filterItems(posts, query), category),
);

/** B1: the chips after "All". */
export const selectBlogCategories = createAppSelector([itemsOf<BlogCard>()], (posts) => distinctCategories(posts));

/** P1: the projects that match search box and chip. */
export const selectVisibleProjects = createAppSelector(
  [(state: RootState) => selectFilter(state, 'projects'), itemsOf<ProjectCard>()],
  ({ query, category }, projects) => inCategory(filterItems(projects, query, true), category),
);
