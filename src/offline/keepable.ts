import { BOOT_ID } from '../core/site/boot';

/* What is kept of what the network answers. A portal, or a host in trouble, may answer anything with status 200. */

interface Answer {
  readonly request: Request;
  readonly response: Response;
}

/** What only the site's own pages have; a host may have rewritten the quotes. */
const BOOT = new RegExp(String.raw`\bid=["']?${BOOT_ID}["'\s>]`);

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';
export const isHtml = (response: Response) => typeOf(response).startsWith('text/html');

/** A page, its data, a picture: HTML only if it is one of the site's pages, and data only as JSON. For a page, browsers refuse a response that was redirected, so its copy is kept. */
export async function keepablePage({ request, response }: Answer): Promise<Response | null> {
  if (response.status !== 200) return null;
  if (isHtml(response) && !BOOT.test(await response.clone().text())) return null;
  if (/\/data\/.*\.json$/.test(new URL(request.url).pathname) && !typeOf(response).includes('json')) return null;
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** A file with a hash in its name, or a shard: the cache answers for it from then on. */
export function keepableFile({ request, response }: Answer): Promise<Response | null> {
  const isScript = new URL(request.url).pathname.endsWith('.js');
  const isRight = isScript ? typeOf(response).includes('javascript') : !isHtml(response);
  return Promise.resolve(response.status === 200 && isRight ? response : null);
}
