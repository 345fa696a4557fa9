import { expect, test, visit } from '../support/site';

test('M1 the head leads to the feeds, the icons and the page’s Markdown, which changes with the page', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const markdown = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(markdown).toHaveAttribute('href', 'https://example.com/wiki/ssh.md');
  for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
    await expect(page.locator(`link[type="${type}"]:not([href$="changes.xml"])`)).toHaveCount(1);
  for (const rel of ['manifest', 'apple-touch-icon']) await expect(page.locator(`link[rel=${rel}]`)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(markdown).toHaveAttribute('href', 'https://example.com/blog.md');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', 'https://example.com/cards/blog.png');
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
