import { dataPathOf, matchRoute, pathOf, runbookPath } from '../core/site/routes';
import { keepablePage } from './keepable';

/** A file in the cache that the network's answer has replaced, if there was one. */
interface Update {
  readonly request: Request;
  readonly oldResponse?: Response | null | undefined;
  readonly newResponse: Response;
}

/**
 * The HTML of a page, its data and its runbook work only together. When one that was kept has changed, fetches the others that are
 * kept: a link asks for the data alone, and a page for no runbook.
 *
 * @param site the address of the site's root
 */
export async function refreshPage(cache: Cache, site: string, { request, oldResponse, newResponse }: Update): Promise<void> {
  if (!oldResponse) return;
  const paths = partsOf(`/${request.url.slice(site.length)}`);
  if (paths.length === 0 || (await oldResponse.text()) === (await newResponse.text())) return;
  await Promise.all(paths.map((path) => refresh(cache, site + path.slice(1))));
}

/** The paths of the page's other files. */
function partsOf(path: string): readonly string[] {
  const match = matchRoute(pageOf(path));
  if (!match) return [];
  const { route, id } = match;
  const runbook = route.name === 'wiki-article' && id ? [runbookPath(id)] : [];
  return [pathOf(route.name, id ?? ''), dataPathOf(route.name, id) ?? [], ...runbook].flat().filter((part) => part !== path);
}

/** The path of the page that a data file is for; any other path is returned unchanged. */
function pageOf(path: string): string {
  const page = /^\/data(\/.*)\.json$/.exec(path)?.[1] ?? path;
  return page === '/home' ? '/' : page;
}

async function refresh(cache: Cache, address: string): Promise<void> {
  const request = new Request(address, { cache: 'no-cache' });
  if (!(await cache.match(address))) return;
  const response = await keepablePage({ request, response: await fetch(request) });
  if (response) await cache.put(address, response);
}
