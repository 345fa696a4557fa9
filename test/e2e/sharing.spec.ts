import type { APIRequestContext } from '@playwright/test';
import { awake, expect, FOREIGN, test, visit } from './site';

const SITES = [
  { name: 'our own site', base: '', origin: 'https://example.com' },
  { name: 'a foreign site under a base path', base: FOREIGN, origin: 'https://docs.example.org/sub' },
];

/** Every address of a site's sitemap, as a path under its root. */
async function pathsOf(request: APIRequestContext, base: string, origin: string): Promise<string[]> {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&').slice(origin.length));
}

for (const { name, base, origin } of SITES) {
  test(`M1 ${name}: each page's social card is there, absolute in its HTML`, async ({ request }, info) => {
    test.skip(info.project.name === 'phone', 'the files are the same');
    test.setTimeout(120_000);
    for (const path of [...(await pathsOf(request, base, origin)), '/search']) {
      const html = await (await request.get(`${base}${path}`)).text();
      const [, card = ''] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(card, path).toContain(`${origin}/cards/`);
      expect(html, path).toContain(`name="twitter:image" content="${card}"`);
      const answer = await request.get(base + card.slice(origin.length));
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png']);
      const png = await answer.body();
      expect([path, png.readUInt32BE(16), png.readUInt32BE(20), png.length <= 60_000]).toEqual([path, 1200, 630, true]);
    }
  });

  test(`${name}: feeds, Markdown, llms.txt, manifest and icons are served as what they are`, async ({ request }) => {
    const typeOf = async (path: string) => {
      const answer = await request.get(`${base}${path}`);
      return [path, answer.status(), answer.headers()['content-type']];
    };
    const article = base === '' ? '/wiki/ssh.md' : '/wiki/windows.md';
    const expected: readonly (readonly [string, string])[] = [
      ['/feed.xml', 'application/rss+xml; charset=utf-8'],
      ['/atom.xml', 'application/atom+xml; charset=utf-8'],
      ['/feed.json', 'application/feed+json'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      [article, 'text/markdown; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/apple-touch-icon.png', 'image/png'],
      ['/icon-maskable-512.png', 'image/png'],
    ];
    for (const [path, type] of expected) expect(await typeOf(path)).toEqual([path, 200, type]);
    expect((await typeOf('/favicon.ico'))[1]).toBe(200);
    // A file that isn't there is no page either.
    expect((await typeOf('/wiki/nothing.md'))[1]).toBe(404);
  });

  test(`${name}: what llms.txt and the feed lead to is there`, async ({ request }, info) => {
    test.skip(info.project.name === 'phone', 'the files are the same');
    const texts = await Promise.all(['/llms.txt', '/feed.json'].map(async (path) => (await request.get(`${base}${path}`)).text()));
    const links = [...new Set(texts.join('\n').match(/https?:\/\/[^\s)"\\<]+/g))].filter((url) => url.startsWith(`${origin}/`));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect([link, (await request.get(base + (link.split('#')[0] ?? '').slice(origin.length))).status()]).toEqual([link, 200]);
  });
}

test('M1 the head leads to the feeds, the icons and, on an article, to its Markdown, which changes with the page', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const markdown = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(markdown).toHaveAttribute('href', 'https://example.com/wiki/ssh.md');
  for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
    await expect(page.locator(`link[type="${type}"]`)).toHaveCount(1);
  for (const rel of ['manifest', 'apple-touch-icon']) await expect(page.locator(`link[rel=${rel}]`)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(markdown).toHaveCount(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', 'https://example.com/cards/blog.png');
});

test('a guide, a post and a project lead to themselves as Markdown, the blog to its feed', async ({ page }) => {
  for (const path of ['/wiki/ssh', '/blog/learning-to-read-logs', '/projects/azure-migration']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute('href', `${path}.md`);
  }
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('link', { name: 'Feed (RSS)' })).toHaveAttribute('href', '/feed.xml');
  await page.goto(`${FOREIGN}/wiki/windows`);
  await awake(page);
  await expect(page.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute('href', '/sub/wiki/windows.md');
});

test("the browser's own frame has the colour of the theme that is shown", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/');
  const shown = () =>
    page.evaluate(() => {
      const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(({ media }) => matchMedia(media).matches);
      const swatch = document.createElement('i');
      document.body.append(swatch);
      swatch.style.color = meta?.content ?? '';
      return [getComputedStyle(swatch).color, getComputedStyle(document.body).backgroundColor];
    });
  await expect(async () => {
    const [frame, paper] = await shown();
    expect(frame).toBe(paper);
  }).toPass();
});
