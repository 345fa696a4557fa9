import { offlinePage } from '../../src/offline/offlinePage';

const html = (title: string, status = 200) =>
  new Response(`<!doctype html><title>${title}</title>`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

function cacheOf(files: Readonly<Record<string, Response>>): Cache {
  const keys = Object.keys(files).map((path) => new Request(`https://a.example${path}`));
  return {
    keys: () => Promise.resolve(keys),
    match: (request: Request) => Promise.resolve(files[new URL(request.url).pathname]),
  } as unknown as Cache;
}

describe('the page for an address that isn’t kept', () => {
  it('R4 leads to the pages that are, by their titles, and to nothing else that is kept', async () => {
    const response = await offlinePage(
      cacheOf({
        '/wiki/ssh': html('Secure SSH &amp; more'),
        '/gone': html('Not found', 404),
        '/data/wiki/ssh.json': new Response('{}', { headers: { 'Content-Type': 'application/json' } }),
      }),
    );
    const text = await response.text();
    expect([...text.matchAll(/<li dir="auto"><a href="([^"]*)">([^<]*)/g)].map(([, path, title]) => [path, title])).toEqual([
      ['/wiki/ssh', 'Secure SSH &amp; more'],
    ]);
    expect(text).toContain('<a href="">Try again</a>');
  });

  it('R4 says so where none is kept', async () => {
    expect(await (await offlinePage(cacheOf({}))).text()).toContain('No page has been kept yet.');
  });

  it('is no page of the site: its status says so, and it runs and loads nothing', async () => {
    const { status, headers } = await offlinePage(cacheOf({}));
    expect(status).toBe(503);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
  });

  it('writes no markup from an address', async () => {
    const text = await (await offlinePage(cacheOf({ '/wiki/%22%3E%3Cscript%3E': html('x') }))).text();
    expect(text).not.toContain('<script');
  });
});
