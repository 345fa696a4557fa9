/** A page in the cache. */
interface KeptPage {
  readonly path: string;
  /** As in its HTML, so already escaped. */
  readonly title: string;
}

const TITLE = /<title[^>]*>([^<]+)<\/title>/;

/** Shown in place of a page that isn't in the cache: says that there is no connection, and lists the pages that are there. */
export async function offlinePage(cache: Cache): Promise<Response> {
  const pages = (await Promise.all((await cache.keys()).map((request) => keptPage(cache, request)))).flatMap((page) => page ?? []);
  return new Response(documentOf(pages), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}

async function keptPage(cache: Cache, request: Request): Promise<KeptPage | null> {
  const response = await cache.match(request);
  if (!response?.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return null;
  const title = TITLE.exec(await response.text())?.[1];
  return title === undefined ? null : { path: new URL(request.url).pathname, title };
}

function documentOf(pages: readonly KeptPage[]): string {
  const rows = pages.map(({ path, title }) => `<li dir="auto"><a href="${path}">${title}</a></li>`);
  const about = rows.length > 0 ? 'These pages can be read without one:' : 'No page has been kept yet.';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>No connection</title><style>body{max-width:36rem;margin:12vh auto 0;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}ul{padding:0;list-style:none}li{border-top:1px solid;padding:.6rem 0}</style>
<h1>No connection</h1><p>This page hasn’t been opened or kept on this device, and there is no connection to fetch it. ${about}</p><ul>${rows.join('')}</ul>
<p><a href="">Try again</a></p></html>`;
}
