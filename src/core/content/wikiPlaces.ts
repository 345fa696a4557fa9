import { inCategory } from '../site/filter';
import type { WikiPart } from './lists';
import type { PageData } from './pages';

/** How many guides each group has in all, and the page of the list where it begins, in the order of the groups. */
export function groupPlaces({ articles, groups, part }: Pick<PageData['wiki'], 'articles' | 'groups' | 'part'>): WikiPart['groups'] {
  return part?.groups ?? groups.map(({ category }) => ({ count: inCategory(articles, category).length, page: 1 }));
}
