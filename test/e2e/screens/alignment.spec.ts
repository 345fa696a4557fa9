import type { Page } from '@playwright/test';
import { expect, hydrated, PHONE, test, visit } from '../support/site';

/** The baseline of an element's text, in CSS pixels from the window's top. */
const baselineOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const words = document.createElement('span');
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      words.append(...element.childNodes, mark);
      element.append(words);
      return mark.getBoundingClientRect().bottom;
    });

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().toJSON() as DOMRect));

test('N1 the site’s name stands on the baseline of the links, and the search box begins where the contents under it do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/wiki/ssh');
  const [box, contents] = [await edges(page, '.nav-search'), await edges(page, '.contents')];
  expect(Math.abs((box[0]?.left ?? 0) - (contents[0]?.left ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((await baselineOf(page, '.nav__name')) - (await baselineOf(page, '.nav__links--bar a')))).toBeLessThanOrEqual(1);
});

test('N1 the links at the foot stand in level rows on a phone', PHONE, async ({ page }) => {
  await page.goto('/blog');
  const columns = await page
    .locator('.footer ul')
    .evaluateAll((lists) => lists.map((list) => [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))));
  const [first = [], ...others] = columns;
  expect(others.flat().length).toBeGreaterThan(1);
  for (const top of others.flat()) expect(Math.min(...first.map((row) => Math.abs(row - top)))).toBeLessThanOrEqual(1);
});

test('P1 a tablet’s list shows a drawing whole, with letters of 12 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/projects');
  const box = page.locator('.card--drawing .lazy-image').first();
  const room = await box.boundingBox();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-state', 'shown');
  await expect(box).toHaveCSS('mask-image', 'none');
  const image = await box.locator('img').boundingBox();
  expect(await box.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
  expect(((image?.width ?? 0) / 960) * 22).toBeGreaterThanOrEqual(12);
  expect(image?.width).toBeLessThanOrEqual(room?.width ?? 0);
  expect(image?.height).toBeLessThanOrEqual(room?.height ?? 0);
});

test('P1 H6 a phone’s lists leave out drawings, whose letters would be too small, and load none of them', PHONE, async ({ page }) => {
  const drawings: string[] = [];
  page.on('request', (request) => request.url().includes('/images/') && drawings.push(request.url()));
  for (const path of ['/projects', '/']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('link', { name: /^View Project/ }).first()).toBeVisible();
    await expect(page.locator('.card--drawing .lazy-image').first()).toBeHidden();
  }
  // Side by side, a tablet has room only for corners of them.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('.card--drawing .lazy-image').first()).toBeHidden();
  expect(drawings).toEqual([]);
});

test('S2 no tag is cut that a phone offers where a search finds nothing', PHONE, async ({ page }) => {
  await visit(page, '/search?q=zzzzqq');
  const tags = page.getByRole('region', { name: 'Popular tags' }).getByRole('button');
  await expect(tags).toHaveCount(6);
  expect(
    await tags.evaluateAll((buttons) => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)),
  ).toEqual([]);
});

test('W4 on a phone the message, the cause and the fix of a guide’s table are below one another, as wide as the page', PHONE, async ({ page }) => {
  await page.goto('/wiki/graylog-setup');
  const row = page.getByRole('table').filter({ hasText: 'What you see' }).locator('tbody tr').first();
  const cells = await row
    .locator('td')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()).map(({ top, bottom, width }) => ({ top, bottom, width })));
  expect(cells).toHaveLength(3);
  for (const [at, cell] of cells.entries()) {
    expect(cell.width).toBeGreaterThan(320);
    expect(cell.top).toBeGreaterThanOrEqual(cells[at - 1]?.bottom ?? 0);
  }
});

test('W4 a table of four columns of words fits a phone', PHONE, async ({ page }) => {
  await page.goto('/wiki/server-snapshots-backups');
  const table = page.locator('.table').filter({ hasText: 'What happens' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const [path, labels] of [
  ['/blog/securing-infrastructure', ['Finding', 'Who could use it', 'What they had next', 'What we did']],
  ['/blog/bash-to-ansible-terraform', ['Bash', 'Ansible', 'Terraform']],
  ['/blog/automated-testing-ci', ['Committed', 'Stopped', 'Let through']],
] as const) {
  test(
    `B2 on a phone the cells of a post’s table of ${labels.length + 1} columns are below one another, each with its head: ${path}`,
    PHONE,
    async ({ page }) => {
      await page.goto(path);
      const table = page.locator('.table').first();
      const rows = await table.locator('tbody tr').evaluateAll((all) =>
        all.map(({ children }) =>
          Array.from(children, (cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return {
              left: Math.round(cell.getBoundingClientRect().left),
              top: range.getBoundingClientRect().top,
              label: getComputedStyle(cell, '::before').content,
            };
          }),
        ),
      );
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        expect(row.map(({ label }) => label)).toEqual(['none', ...labels.map((label) => `"${label}: "`)]);
        expect(new Set(row.map(({ left }) => left)).size).toBe(1);
        expect(row.map(({ top }) => top)).toEqual(row.map(({ top }) => top).sort((a, b) => a - b));
      }
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );
}

test('O1 every repository has its figures as far under its text, however long that is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/open-source');
  const gaps = await page.locator('.repository').evaluateAll((rows) =>
    rows.map((row) => {
      const [text, guide] = [...row.querySelectorAll('.card__text')].map((part) => part.getBoundingClientRect());
      const figures = row.querySelector('.repository__figures')?.getBoundingClientRect();
      return Math.round((figures?.top ?? 0) - ((guide ?? text)?.bottom ?? 0));
    }),
  );
  expect(gaps.length).toBe(8);
  expect(new Set(gaps).size).toBe(1);
});

test('S5 an excerpt is the last of its row on a tablet, so that what it leaves of its room makes no gap inside', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, '/search?q=ssh');
  await page.locator('.result__section').nth(5).waitFor();
  const rows = await page.locator('.result').evaluateAll((items) =>
    items.map((item) => {
      const bottoms = [...item.querySelectorAll('.entry__facts, .tags, .card__title')].filter((part) => part.getClientRects().length > 0);
      return {
        excerpt: item.querySelector('.result__excerpt')?.getBoundingClientRect().bottom ?? 0,
        others: bottoms.map((part) => part.getBoundingClientRect().bottom),
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { excerpt, others } of rows) expect(Math.max(...others)).toBeLessThanOrEqual(excerpt);
});

test('W6 the day of the last check isn’t parted from its year, in any window', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/wiki/ssh');
    await hydrated(page);
    await page.getByText('About this guide').click();
    const lines = await page
      .locator('.checked')
      .first()
      .evaluate((line) => {
        const text = line.firstChild as Text;
        const date = /\d+\s[A-Z]\w+\s\d{4}/.exec(text.data);
        const range = document.createRange();
        range.setStart(text, date?.index ?? 0);
        range.setEnd(text, (date?.index ?? 0) + (date?.[0].length ?? 0));
        return date && range.getClientRects().length;
      });
    expect(lines, String(width)).toBe(1);
  }
});

test('W8 after a step no part of the links to its neighbours looks out from under the bar', PHONE, async ({ page }) => {
  await visit(page, '/wiki/ssh?run');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.locator('.runbook__place')).toHaveText(/^Step 2 of/);
  const seen = await page.locator('.runbook__ways a').evaluateAll(
    (links) =>
      links.filter((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { left, bottom } = words.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 4, bottom + 1));
      }).length,
  );
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(seen).toBe(0);
});
