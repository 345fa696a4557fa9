import type { PageData } from '../content/pages';
import type { ResultType } from '../search/types';
import { canonicalPath } from './canonicalPath';
import { decodePart } from './decodePart';

/** The name of a route is the name of its kind of page. */
export type RouteName = keyof PageData;

/** A kind that has one page, which exists if the site has content for it. */
export type FixedPage = Exclude<RouteName, 'home' | 'wiki-article' | 'blog-post' | 'project' | 'tags'>;

/** A section is one lazy chunk (R4). Articles are separate from the lists that link to them: neither loads the other's code and styles. */
export type SectionName =
  'home' | 'resume' | 'wiki' | 'guide' | 'blog' | 'post' | 'projects' | 'case-study' | 'open-source' | 'ledger' | 'tags' | 'search' | 'visit';

/** A section, or another view of a guide. */
export type ViewName = SectionName | 'runbook';

interface RouteDefinition {
  readonly name: RouteName;
  readonly section: SectionName;
  /** A path with at most one parameter, the id, as its last part. */
  readonly pattern: string;
}

/** The two routes of a list: its first page and, where it is long, its further ones. */
function list<Name extends RouteName & SectionName>(name: Name): readonly RouteDefinition[] {
  return ['', '/page/:id'].map((further) => ({ name, section: name, pattern: `/${name}${further}` }));
}

/** The single table of routes (R1), used by router, prerenderer and link checker. */
export const ROUTES: readonly RouteDefinition[] = [
  { name: 'home', section: 'home', pattern: '/' },
  { name: 'resume', section: 'resume', pattern: '/resume' },
  ...list('wiki'),
  { name: 'wiki-article', section: 'guide', pattern: '/wiki/:id' },
  ...list('blog'),
  { name: 'blog-post', section: 'post', pattern: '/blog/:id' },
  ...list('projects'),
  { name: 'project', section: 'case-study', pattern: '/projects/:id' },
  ...list('open-source'),
  ...list('ledger'),
  { name: 'tags', section: 'tags', pattern: '/tags/*' },
  { name: 'search', section: 'search', pattern: '/search' },
  { name: 'visit', section: 'visit', pattern: '/visit' },
];

const LIST_OF_TYPE = { wiki: 'wiki', blog: 'blog', project: 'projects', opensource: 'open-source' } as const satisfies Record<ResultType, FixedPage>;

/** The page that lists everything of a kind. */
export function listOfType(type: ResultType): (typeof LIST_OF_TYPE)[ResultType] {
  return LIST_OF_TYPE[type];
}

const TAGS_PREFIX = '/tags/';

/** In place of a page number: the data of a long list as a whole, which no page shows. */
export const WHOLE_LIST = 'all';

/** A page of the site: its route and, for an item's page, the item's id, or for a further page of a list its number. */
export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly id: string | null;
}

/** The path of a tag's page, e.g. `/tags/CI%2FCD`. */
export function tagPath(tag: string): string {
  return TAGS_PREFIX + encodeURIComponent(tag);
}

/** The tag that a path names, whichever page of its list; null for any other path. */
export function tagOfPath(pathname: string): string | null {
  const path = canonicalPath(pathname).replace(/\/page\/\d+$/, '');
  return path.startsWith(TAGS_PREFIX) ? decodePart(path.slice(TAGS_PREFIX.length)) : null;
}

/** Finds the route of a path, canonical or not; null for an unknown route (R2). */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = canonicalPath(pathname);
  for (const route of ROUTES) {
    if (route.pattern === path || (route.name === 'tags' && tagOfPath(path) !== null)) return { route, id: null };
    const prefix = route.pattern.slice(0, -3);
    const rest = route.pattern.endsWith('/:id') && path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (rest && !rest.includes('/')) return { route, id: decodePart(rest) };
  }
  return null;
}

/** The path of a page, e.g. `pathOf('wiki-article', 'ssh')` → `/wiki/ssh`, `pathOf('wiki', '2')` → `/wiki/page/2`. */
export function pathOf(name: RouteName, id = ''): string {
  const route = ROUTES.find((candidate) => candidate.name === name && (!id || candidate.pattern.endsWith('/:id')));
  return (route?.pattern ?? '/').replace(':id', encodeURIComponent(id));
}

/** The path of a page's data file; search and visit need none. Tag pages share one, whatever the tag. */
export function dataPathOf(name: RouteName, id: string | null): string | null {
  if (name === 'search' || name === 'visit') return null;
  if (name === 'tags') return '/data/catalog.json';
  const path = pathOf(name, id ?? '');
  return path === '/' ? '/data/home.json' : `/data${path}.json`;
}

/** The path of a guide's runbook. Not beside the page's data: a guide may have any name. */
export const runbookPath = (guide: string): string => `/data/runbooks/${encodeURIComponent(guide)}.json`;

/** The kind of page that a data file is for: the inverse of `dataPathOf`; null for any other file. */
export function routeOfData(dataPath: string): RouteName | null {
  const path = dataPath.replace(/^\/data\/(.*)\.json$/, '/$1');
  if (path === '/catalog') return 'tags';
  return path === '/home' ? 'home' : (matchRoute(path)?.route.name ?? null);
}
