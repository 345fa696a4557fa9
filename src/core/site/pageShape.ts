import { isRecord } from '../isRecord';
import type { PageData } from '../content/pages';
import type { RouteName } from './routes';

/** The lists that each kind of page can't be rendered without. */
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
  ledger: ['releases', 'checked'],
  tags: ['records'],
  search: [],
  visit: [],
} as const satisfies { [Name in RouteName]: readonly (keyof PageData[Name])[] };

/**
 * Whether fetched data has the shape of a kind of page, by its lists. It is checked where it is received and trusted
 * afterwards; checksum and build have been verified before.
 */
export function isPageData<Name extends RouteName>(name: Name, data: unknown): data is PageData[Name] {
  const lists: readonly string[] = LISTS[name];
  return isRecord(data) && lists.every((list) => Array.isArray(data[list]));
}
