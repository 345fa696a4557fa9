import { isPageData } from '../core/site/pageShape';
import { dataPathOf, matchRoute, pathOf, routeOfData, WHOLE_LIST, type FixedPage, type RouteMatch, type RouteName, type ViewName } from '../core/site/routes';
import { LoadError, NotFoundError } from '../platform/fetchDataFile';
import { fetchPageFile } from '../platform/fetchPageFile';
import { createResource } from '../platform/resource';
import { hasPage } from '../platform/site';
import type { SectionModule } from '../sections/sectionModule';
import type { PageResult, Pages } from './pages';

const loadGuide = () => import(/* webpackChunkName: "section-guide" */ '../sections/wiki/guide');

/** One lazy chunk per section (R4). */
const SECTION_LOADERS: Readonly<Record<ViewName, () => Promise<SectionModule>>> = {
  home: () => import(/* webpackChunkName: "section-home" */ '../sections/home'),
  resume: () => import(/* webpackChunkName: "section-resume" */ '../sections/resume'),
  wiki: () => import(/* webpackChunkName: "section-wiki" */ '../sections/wiki'),
  guide: loadGuide,
  runbook: () => loadGuide().then(({ loadRunbook }) => loadRunbook()),
  blog: () => import(/* webpackChunkName: "section-blog" */ '../sections/blog'),
  post: () => import(/* webpackChunkName: "section-post" */ '../sections/blog/post'),
  projects: () => import(/* webpackChunkName: "section-projects" */ '../sections/projects'),
  'case-study': () => import(/* webpackChunkName: "section-case-study" */ '../sections/projects/case-study'),
  'open-source': () => import(/* webpackChunkName: "section-open-source" */ '../sections/open-source'),
  ledger: () => import(/* webpackChunkName: "section-ledger" */ '../sections/ledger'),
  tags: () => import(/* webpackChunkName: "section-tags" */ '../sections/tags'),
  search: () => import(/* webpackChunkName: "section-search" */ '../sections/search'),
  visit: () => import(/* webpackChunkName: "section-visit" */ './visit/visitSection'),
};

/** As long as the bundler waits for a script. For a style sheet it would wait forever. */
const STYLE_TIMEOUT_MS = 30_000;

export function loadSection(name: string): Promise<SectionModule> {
  const timer = setTimeout(failStyles, STYLE_TIMEOUT_MS);
  return SECTION_LOADERS[name as ViewName]().finally(() => clearTimeout(timer));
}

/** Makes the bundler's runtime give up on sheets that haven't arrived, so that a retry requests them again. */
function failStyles(): void {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (!(link as HTMLLinkElement).sheet) link.dispatchEvent(new Event('error'));
}

const NO_DATA: PageResult = { isFound: true, data: {} };

/**
 * Loads a page's data. Data of the wrong shape is a failure like any other, so it can be retried.
 *
 * @throws LoadError, OtherBuildError
 */
export async function loadPageData(dataPath: string): Promise<PageResult> {
  try {
    const data = await fetchPageFile(dataPath);
    const name = routeOfData(dataPath);
    if (name === null || !isPageData(name, data)) throw new LoadError(`${dataPath}: its data is of another kind of page`);
    return { isFound: true, data };
  } catch (error) {
    if (error instanceof NotFoundError) return { isFound: false };
    throw error;
  }
}

const LIST_OF: Readonly<Partial<Record<RouteName, 'wiki' | 'blog' | 'projects'>>> = { 'wiki-article': 'wiki', 'blog-post': 'blog', project: 'projects' };

/** The path of the section's list, which an unknown id or page number redirects to (R3); null where the site has none. */
export function listPathOf({ route, id }: RouteMatch): string | null {
  // A list's page that doesn't exist leads to its first one.
  const list = LIST_OF[route.name] ?? (id && (route.name as 'wiki'));
  return list && hasPage(list) ? pathOf(list) : null;
}

/** The route of a path; also null for a page that the site has no content for (R2). */
export function knownRoute(pathname: string): RouteMatch | null {
  const match = matchRoute(pathname);
  return match && isThere(match.route.name) ? match : null;
}

function isThere(name: RouteName): boolean {
  return name === 'home' || name === 'tags' || name in LIST_OF || hasPage(name as FixedPage);
}

const noData = Object.assign(Promise.resolve(NO_DATA), { status: 'fulfilled' as const, value: NO_DATA });

export function createPages(): Pages {
  const sections = createResource(loadSection);
  // A link may have been hovered while a deploy was under way.
  const data = createResource(loadPageData, ({ isFound }) => isFound);

  /**
   * Pages served as the 404 document, by path. The section's list shows whether their id exists, so an unknown address
   * causes no failed request.
   */
  const unverified = createResource<PageResult>(async (pathname) => {
    const match = matchRoute(pathname);
    const dataPath = match && dataPathOf(match.route.name, match.id);
    const list = match && LIST_OF[match.route.name];
    if (!dataPath || !list || !hasPage(list)) return { isFound: false };
    let result = await data.read(`/data/${list}.json`);
    // A long list's first page has only a part of it.
    if (result.isFound && 'part' in result.data) result = await data.read(`/data/${list}/page/${WHOLE_LIST}.json`);
    const items = result.isFound ? (Object.values(result.data).find(Array.isArray) as readonly { id: string }[]) : [];
    return items.some((item) => item.id === match.id) ? data.read(dataPath) : { isFound: false };
  });

  const read: Pages['read'] = ({ route: { name }, id }, isDoubtful) => {
    const dataPath = dataPathOf(name, id);
    if (dataPath === null) return noData;
    return isDoubtful && id ? unverified.read(pathOf(name, id)) : data.read(dataPath);
  };

  return {
    sections,
    data,
    read,
    // A failure is shown when the page is opened, not before.
    prefetch: (match) => Promise.allSettled([sections.read(match.route.section), read(match, false)]),
    refresh: async ({ route: { name }, id }) => {
      const dataPath = dataPathOf(name, id);
      if (dataPath === null) return true;
      const result = await loadPageData(dataPath);
      const shown = result.isFound ? result : await data.read(dataPath);
      data.forgetAll();
      data.prime(dataPath, shown);
      return result.isFound;
    },
    forgetFailures: () => [sections, data, unverified].forEach((resource) => resource.forgetFailed()),
  };
}
