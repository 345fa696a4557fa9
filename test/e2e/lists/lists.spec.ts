import type { Page } from '@playwright/test';
import { BOTH, expect, PHONE, sidewaysOf, test, visit } from '../support/site';

/* Pages in lists look alike wherever they are listed. */

/** How the first row of a list shows a title, its facts and its tags. */
const look = (page: Page) =>
  page
    .locator('.entries > li')
    .nth(1)
    .evaluate((row) => {
      const part = (selector: string) => row.querySelector(selector) ?? row;
      const box = (selector: string) => part(selector).getBoundingClientRect();
      const { fontSize, fontWeight, color, textDecorationLine } = getComputedStyle(part('.card__title a'));
      return {
        title: { fontSize, fontWeight, color, textDecorationLine },
        text: getComputedStyle(part('.card__text')).fontSize,
        facts: {
          fromRight: Math.round(row.getBoundingClientRect().right - box('.entry__facts').left),
          below: box('.entry__facts').top > box('.card__text').top,
        },
        tags: box('.tags').height === 0 ? null : Math.round(box('.tags').left - box('.card__title').left),
      };
    });

test(
  'W2 G2 S5 a page’s row is the same under a tag and among results, kind and date before the text and tags behind it; in the wiki its title and text are',
  BOTH,
  async ({ page }, info) => {
    const isPhone = info.project.name === 'phone';
    await visit(page, '/wiki');
    const wiki = await look(page);
    await visit(page, '/tags/Debian');
    const tag = await look(page);
    await visit(page, '/search?q=ssh');
    await expect(page.locator('.result mark').first()).toBeVisible();
    const result = await look(page);
    // In the wiki the heading of a group is on the left, so the facts of its rows are on the right.
    expect(tag).toEqual(isPhone ? wiki : { ...wiki, facts: tag.facts, tags: tag.tags });
    // On a phone a result has no tags.
    expect(result).toEqual(isPhone ? { ...tag, tags: null } : tag);
    if (isPhone) return;
    const places = await page
      .locator('.result')
      .first()
      .evaluate((row) => ['.entry__facts', '.card__title', '.tags'].map((part) => row.querySelector(part)?.getBoundingClientRect().left ?? 0));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(
      await page
        .locator('.result')
        .first()
        .evaluate((row) => row.getBoundingClientRect().left),
    );
  },
);

test('G2 S5 rows under a tag and of results are as wide as the page', async ({ page }) => {
  for (const path of ['/tags/Debian', '/search?q=ssh']) {
    await visit(page, path);
    await expect(page.locator('.entries > li').first()).toBeVisible();
    const widths = await page.locator('.page, .entries').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
    expect(new Set(widths).size, path).toBe(1);
  }
});

test('L1 the checks’ rows are short until opened, by summaries 44 px high with our own arrow', BOTH, async ({ page }) => {
  await visit(page, '/ledger');
  await expect(page.locator('.ledger-page details[open]')).toHaveCount(0);
  const summaries = await page.locator('.ledger-page summary').evaluateAll((boxes) =>
    boxes.map((box) => ({
      height: box.getBoundingClientRect().height,
      display: getComputedStyle(box).display,
      arrow: getComputedStyle(box, '::before').borderRightWidth,
    })),
  );
  expect(summaries.length).toBeGreaterThan(20);
  for (const summary of summaries) {
    expect(summary.height).toBeGreaterThanOrEqual(44);
    expect(summary).toMatchObject({ display: 'flex', arrow: '2px' });
  }
  const heights = await page.locator('.checks tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  for (const height of heights) expect(height).toBeLessThanOrEqual(220);
  const row = page.getByRole('row').filter({ hasText: 'Secure SSH logins' });
  await row.getByText(/and why$/).click();
  await expect(row.getByRole('link').nth(1)).toBeVisible();
  const arrows = await row.locator('summary').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box, '::before').rotate));
  expect(arrows).toEqual(['-45deg', '45deg']);
});

test('L1 the checks’ numbers stand under the heads of their columns, which stay in view', BOTH, async ({ page }) => {
  await visit(page, '/ledger');
  const rights = await page.locator('.checks').evaluate((table) => {
    const rightOf = (boxes: Iterable<Element>) => [...boxes].map((box) => Math.round(box.getBoundingClientRect().right));
    const rows = [...table.querySelectorAll('tbody tr:has(td)')].map((row) => rightOf(row.querySelectorAll('td:not(.checks__more)')));
    return { heads: rightOf(table.querySelectorAll('thead th:not(.checks__article)')), rows };
  });
  expect(rights.heads).toHaveLength(3);
  for (const row of rights.rows) expect(row).toEqual(rights.heads);
  await page
    .getByRole('row')
    .filter({ hasText: 'Snapshots and backups' })
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('columnheader', { name: 'Debian 13' })).toBeInViewport();
});

test('H1 the hero begins and ends with the ledger beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const edges = (selector: string) =>
    page.locator(selector).evaluate((box) => ({ top: box.getBoundingClientRect().top, bottom: box.getBoundingClientRect().bottom }));
  const [kicker, title, about] = [await edges('.hero__kicker'), await edges('.ledger__title'), await edges('.ledger__about')];
  const links = await page
    .locator('.social a')
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects()[range.getClientRects().length - 1]?.bottom ?? 0;
    });
  expect(Math.abs(kicker.top - title.top)).toBeLessThanOrEqual(2);
  expect(Math.abs(links - about.bottom)).toBeLessThanOrEqual(6);
});

test('H1 GitHub and GitLab have icons of their own', async ({ page }) => {
  await visit(page, '/');
  const shapes = await page.locator('.social path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(shapes).size).toBe(4);
});

test('S5 a result names its section once: over its excerpt, which has no other heading', async ({ page }) => {
  await visit(page, '/search?q=ssh');
  await expect(page.locator('.result__section').nth(5)).toBeVisible();
  const rows = await page
    .locator('.result__excerpt:has(.result__section)')
    .evaluateAll((excerpts) => excerpts.map((excerpt) => excerpt.textContent?.split('\n').map((line) => line.trim()) ?? []));
  for (const [section, ...lines] of rows) {
    expect(lines.join('')).not.toBe('');
    expect(lines).not.toContain(section);
  }
});

test('W1 with a pointer nothing moves while a filter is typed', async ({ page }) => {
  await visit(page, '/wiki');
  await page.getByRole('searchbox', { name: 'Search the guides by title or tag' }).pressSequentially('ssh');
  await expect(page.getByText(/^guides found: \d+\.$/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('W1 on a phone the list is in view while its filter is typed', PHONE, async ({ page }) => {
  await visit(page, '/wiki');
  await page.getByRole('searchbox', { name: 'Search the guides by title or tag' }).pressSequentially('ssh');
  await expect(page.getByText(/^guides found: \d+\.$/)).toBeVisible();
  const { y = Infinity } = (await page.locator('.entry, .guide-card, .card').first().boundingBox()) ?? {};
  expect(y).toBeLessThan(400);
  await expect(page.getByRole('searchbox', { name: 'Search the guides by title or tag' })).toBeInViewport();
});

test('W1 on a phone the first guide of the wiki begins within 600 px, and nothing is wider than the screen', PHONE, async ({ page }) => {
  await visit(page, '/wiki');
  const guide = page.locator('.group .entry').first().getByRole('link').first();
  expect((await guide.boundingBox())?.y).toBeLessThanOrEqual(600);
  expect(await sidewaysOf(page)).toBe(0);
});
