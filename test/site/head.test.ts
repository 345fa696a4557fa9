import { serveForeignSite, serveOwnSite } from './support/builtSite';
import { KINDS } from './support/kinds';

const own = serveOwnSite();
const foreign = serveForeignSite();

const NAMES = ['description', 'keywords', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card', 'twitter:title'];
const content = (page: Document, name: string) => page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const href = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href');
const linkNamed = (page: Document, name: string) =>
  [...page.querySelectorAll('main a')].find(({ textContent }) => textContent?.trim() === name)?.getAttribute('href');

/** What the head of a page says in JSON-LD. */
function structuredData(page: Document): Record<string, unknown>[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>);
}

describe('the head of a page as it is sent', () => {
  it.each([...KINDS, '/search', '/tags/CI%2FCD', '/blog/securing-infrastructure'])(
    'M1 %s has its own title, description, canonical, social card and person data',
    async (path) => {
      const page = await own.page(path);
      expect(page.title).not.toBe('');
      for (const name of NAMES) expect([name, content(page, name)]).toEqual([name, expect.stringMatching(/./)]);
      expect([...page.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([`https://example.com${path}`]);
      expect(structuredData(page)[0]?.['@type']).toBe('Person');
      expect(page.querySelectorAll('h1')).toHaveLength(1);
    },
  );

  it.each([
    ['/wiki/ssh', 'TechArticle'],
    ['/blog/learning-to-read-logs', 'BlogPosting'],
    ['/projects/azure-migration', undefined],
    ['/tags/SSH', undefined],
  ])('M1 %s has its breadcrumbs as data, as they are shown, and the article that it is: %s', async (path, kind) => {
    const page = await own.page(path);
    const data = structuredData(page);
    const list = data.find(({ '@type': type }) => type === 'BreadcrumbList');
    const steps = (list?.['itemListElement'] ?? []) as { name: string; item: string; position: number }[];
    const shown = [...page.querySelectorAll('.crumbs a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(({ name, item }) => [name, item.replace(own.origin, '')])).toEqual([...shown, [page.querySelector('h1')?.textContent, path]]);
    const article = data.find((each) => 'headline' in each);
    expect(article?.['@type']).toBe(kind);
    if (!article) return;
    expect(article['headline']).toBe(steps.at(-1)?.name);
    expect((await own.get(String(article['image']).replace(own.origin, ''))).status).toBe(200);
    expect(article['dateModified'] ?? article['datePublished']).toMatch(kind === 'TechArticle' ? /^2026-11-\d\d$/ : /^2025-\d\d-\d\d/);
  });

  it('M1 leads to the feeds, the icons and, on an article, to its Markdown', async () => {
    const page = await own.page('/wiki/ssh');
    expect(href(page, 'link[rel=alternate][type="text/markdown"]')).toBe('https://example.com/wiki/ssh.md');
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
      expect(page.querySelectorAll(`link[type="${type}"]:not([href$="changes.xml"])`)).toHaveLength(1);
    for (const rel of ['manifest', 'apple-touch-icon']) expect(page.querySelectorAll(`link[rel=${rel}]`)).toHaveLength(1);
  });
});

const SCRIPT = 'This guide as a shell script';

describe('a page as it is sent', () => {
  it.each(['/wiki/ssh', '/blog/learning-to-read-logs', '/projects/azure-migration'])('%s leads to itself as Markdown', async (path) => {
    expect(linkNamed(await own.page(path), 'This page as Markdown')).toBe(`${path}.md`);
  });

  it('leads to the script of a guide with steps, which every host is told to have kept', async () => {
    expect(linkNamed(await own.page('/wiki/ssh'), SCRIPT)).toBe('/wiki/ssh.sh');
    expect(linkNamed(await own.page('/blog/learning-to-read-logs'), SCRIPT)).toBeUndefined();
    const { headers, text } = await own.get('/wiki/ssh.sh');
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-disposition': 'attachment' });
    expect(text).toMatch(/^#!\/usr\/bin\/env bash\n# Secure SSH logins\n[^]*\nmain "\$@"; exit\n$/);
  });

  it('leads to its Markdown under a base path, and the blog to its feed', async () => {
    expect(linkNamed(await foreign.page('/wiki/windows'), 'This page as Markdown')).toBe('/sub/wiki/windows.md');
    expect(linkNamed(await own.page('/blog'), 'Feed (RSS)')).toBe('/feed.xml');
  });

  it.each([
    ['file-system', 'user-permissions'],
    ['logs-journalctl', 'ssh'],
    ['ssh', 'user-permissions'],
    ['firewall', 'ssh'],
  ])('W7 E12 of %s ends with the pointer to %s', async (id, next) => {
    expect(href(await own.page(`/wiki/${id}`), '.next__link')).toBe(`/wiki/${next}`);
  });
});
