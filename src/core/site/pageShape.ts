import type { PageData } from '../content/pages';
import type { RouteName } from './routes';

/** The lists that each kind of page is rendered from: without one of them it can't be. */
const LISTS = {
  home: ['achievements', 'latestPosts', 'latestProjects'],
  resume: ['featuredProjects'],
  wiki: ['articles'],
  'wiki-article': ['headings', 'blocks', 'tags', 'related'],
  blog: ['posts'],
  'blog-post': ['headings', 'blocks', 'tags', 'related'],
  projects: ['projects'],
  project: ['headings', 'blocks', 'tags', 'related'],
  'open-source': ['repositories'],
  tags: ['records'],
  search: [],
} as const satisfies { [Name in RouteName]: readonly (keyof PageData[Name])[] };

/**
 * Whether fetched data is that of a kind of page, by what tells the kinds apart and is needed first. It is checked where
 * it comes in and trusted from there on; that it is whole and of this build has been verified by then.
 */
export function isPageData<Name extends RouteName>(name: Name, data: unknown): data is PageData[Name] {
  const lists: readonly string[] = LISTS[name];
  return typeof data === 'object' && data !== null && lists.every((list) => Array.isArray((data as Record<string, unknown>)[list]));
}
