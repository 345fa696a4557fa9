import { serveForeignSite, serveOwnSite, sitemapPaths } from './support/builtSite';

const own = serveOwnSite();
const foreign = serveForeignSite();

it('R1 M2 every link of every page leads somewhere', async () => {
  const pages = await sitemapPaths(own);
  expect(pages.length).toBeGreaterThan(20);
  const from = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  for (const path of pages) {
    const { text } = await own.get(path || '/');
    ids.set(path || '/', new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) if (href) from.set(href.startsWith('#') ? path + href : href, path);
    for (const [link] of text.matchAll(/<a [^>]*href="https?:[^>]*>/g))
      expect([path, link]).toEqual([path, expect.stringContaining('rel="noopener noreferrer"')]);
  }
  const statuses = new Map<string, number>();
  for (const [href, page] of from) {
    if (!href.startsWith('/')) continue;
    const [target = '', anchor] = href.replaceAll('&amp;', '&').split('#');
    if (!statuses.has(target)) statuses.set(target, (await own.get(target)).status);
    expect({ href, page, status: statuses.get(target) }).toEqual({ href, page, status: 200 });
    if (anchor && anchor !== 'main') expect({ href, page, isThere: ids.get(target)?.has(anchor) }).toEqual({ href, page, isThere: true });
  }
});

describe.each([
  ['our own site', own, '/wiki/ssh.md'],
  ['a foreign site under a base path', foreign, '/wiki/windows.md'],
])('%s', (_, site, article) => {
  it('M1 has the social card of each page, absolute in its HTML', async () => {
    for (const path of [...(await sitemapPaths(site)), '/search']) {
      const { text } = await site.get(path);
      const [, card = ''] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(text) ?? [];
      expect([path, card]).toEqual([path, expect.stringContaining(`${site.origin}/cards/`)]);
      expect([path, text.includes(`name="twitter:image" content="${card}"`)]).toEqual([path, true]);
      const { status, headers, body } = await site.get(card.slice(site.origin.length));
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
      expect([path, body.readUInt32BE(16), body.readUInt32BE(20), body.length > 8_000 && body.length <= 60_000]).toEqual([path, 1200, 630, true]);
    }
  });

  it.each([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    [article, 'text/markdown; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
  ])('serves %s as %s', async (path, type) => {
    const { status, headers } = await site.get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('has an icon under its conventional name, and no page for a file that is not there', async () => {
    expect((await site.get('/favicon.ico')).status).toBe(200);
    expect((await site.get('/wiki/nothing.md')).status).toBe(404);
  });

  it('has what llms.txt and the feed lead to', async () => {
    const texts = await Promise.all(['/llms.txt', '/feed.json'].map(async (path) => (await site.get(path)).text));
    const links = [...new Set(texts.join('\n').match(/https?:\/\/[^\s)"\\<]+/g))].filter((url) => url.startsWith(`${site.origin}/`));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect([link, (await site.get((link.split('#')[0] ?? '').slice(site.origin.length))).status]).toEqual([link, 200]);
  });
});
