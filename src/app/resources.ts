import type { PageData } from '../core/content/pages';
import { dataPathOf, pathOf, type RouteMatch, type RouteName, type SectionName } from '../core/site/routes';
import { fetchJson, NotFoundError } from '../platform/fetchJson';
import { createResource } from '../platform/resource';
import type { SectionModule } from '../sections/sectionModule';

/** One lazy chunk a section (R4). */
const SECTION_LOADERS: Readonly<Record<SectionName, () => Promise<SectionModule>>> = {
  home: () => import(/* webpackChunkName: "section-home" */ '../sections/home'),
  resume: () => import(/* webpackChunkName: "section-resume" */ '../sections/resume'),
  wiki: () => import(/* webpackChunkName: "section-wiki" */ '../sections/wiki'),
  guide: () => import(/* webpackChunkName: "section-guide" */ '../sections/wiki/guide'),
  blog: () => import(/* webpackChunkName: "section-blog" */ '../sections/blog'),
  post: () => import(/* webpackChunkName: "section-post" */ '../sections/blog/post'),
  projects: () => import(/* webpackChunkName: "section-projects" */ '../sections/projects'),
  'case-study': () => import(/* webpackChunkName: "section-case-study" */ '../sections/projects/case-study'),
  'open-source': () => import(/* webpackChunkName: "section-open-source" */ '../sections/open-source'),
  tags: () => import(/* webpackChunkName: "section-tags" */ '../sections/tags'),
  search: () => import(/* webpackChunkName: "section-search" */ '../sections/search'),
};

export const sections = createResource<SectionModule>((name) => SECTION_LOADERS[name as SectionName]());

/** A page's data, or that there is no such page. */
export type PageResult = { readonly isFound: true; readonly data: PageData[RouteName] } | { readonly isFound: false };

const NO_DATA: PageResult = { isFound: true, data: {} };

export const pageData = createResource<PageResult>(async (dataPath) => {
  try {
    return { isFound: true, data: (await fetchJson(dataPath)) as PageData[RouteName] };
  } catch (error) {
    if (error instanceof NotFoundError) return { isFound: false };
    throw error;
  }
});

const LIST_OF: Readonly<Partial<Record<RouteName, 'wiki' | 'blog' | 'projects'>>> = { 'wiki-article': 'wiki', 'blog-post': 'blog', project: 'projects' };

/** The section's list that an unknown id leads to (R3). */
export function listPathOf({ route }: RouteMatch): string {
  return pathOf(LIST_OF[route.name] ?? 'home');
}

/**
 * Pages that came from the 404 document. For them the section's list tells whether the id exists, so that an unknown
 * address costs no failed request.
 */
const doubtful = createResource<PageResult>(async (key) => {
  const [list, id = '', dataPath = ''] = key.split(' ');
  const result = await pageData.read(dataPathOf(list as RouteName, null) ?? '');
  const items = result.isFound ? (Object.values(result.data)[0] as readonly { id: string }[]) : [];
  return items.some((item) => item.id === id) ? pageData.read(dataPath) : { isFound: false };
});

/** The promise of a page's data, for React's `use`. */
export function readPage(match: RouteMatch, isDoubtful: boolean): Promise<PageResult> {
  const dataPath = dataPathOf(match.route.name, match.id);
  if (dataPath === null) return noData;
  const list = LIST_OF[match.route.name];
  return isDoubtful && list ? doubtful.read(`${list} ${match.id ?? ''} ${dataPath}`) : pageData.read(dataPath);
}

const noData = Object.assign(Promise.resolve(NO_DATA), { status: 'fulfilled' as const, value: NO_DATA });

/** Lets whatever failed to load try again: on Retry, and whenever the visitor goes somewhere. */
export function forgetFailures(): void {
  [sections, pageData, doubtful].forEach((resource) => resource.forgetFailed());
}

/** Fetches a page's data again and only then lets the old go, so that nothing blinks. */
export async function refreshPage(match: RouteMatch): Promise<void> {
  const dataPath = dataPathOf(match.route.name, match.id);
  if (dataPath === null) return;
  const data = (await fetchJson(dataPath)) as PageData[RouteName];
  pageData.forgetAll();
  pageData.prime(dataPath, { isFound: true, data });
}

/** Starts loading a page that the visitor is likely to open. */
export function prefetchPage(match: RouteMatch): void {
  // A failure is told when the page is opened, not before.
  sections.read(match.route.section).catch(() => undefined);
  readPage(match, false).catch(() => undefined);
}
