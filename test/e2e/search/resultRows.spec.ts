import type { Locator, Page } from '@playwright/test';
import { UNBROKEN } from '../../../src/features/search/limits';
import { watched, watchFrames } from '../support/frames';
import { box, openDialog } from '../support/searchDialog';
import { BOTH, goTo, expect, hold, PHONE, test, visit } from '../support/site';

/* How the rows of results use a screen. */

async function search(page: Page, query: string): Promise<void> {
  await goTo(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.locator('.result__excerpt mark').first()).toHaveText(query, { ignoreCase: true });
}

/** For each row: where it is, the room that its excerpt leaves unused, and how far below the excerpt's end its first match is. */
const rowsOf = (page: Page) =>
  page.locator('.result').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const excerpt = row.querySelector('.result__excerpt') ?? row;
      const range = document.createRange();
      range.selectNodeContents(excerpt);
      const end = excerpt.getBoundingClientRect().bottom;
      const mark = excerpt.querySelector('mark')?.getBoundingClientRect();
      return {
        top: top + scrollY,
        bottom: bottom + scrollY,
        gap: end - Math.max(...[...range.getClientRects()].map((line) => line.bottom)),
        hidden: mark ? mark.bottom - end : 0,
      };
    }),
  );

/** The most room in CSS pixels that an excerpt may leave unused: one line with its spacing. */
const LINE = 25;

test('S5 on a phone the first result begins within 280 px, and three are in the first screen', PHONE, async ({ page }) => {
  // With titles of two lines, there are two and a half.
  for (const query of ['ssh', '--now', 'systemctl']) {
    await search(page, query);
    const rows = await rowsOf(page);
    expect(rows[0]?.top, query).toBeLessThanOrEqual(280);
    expect(rows.filter(({ bottom }) => bottom <= 740).length, query).toBeGreaterThanOrEqual(3);
  }
});

/** The texts of the rows whose first match begins below the excerpt's last line, or after the ellipsis that ends it. */
const rowsWithoutMatch = (excerpts: Locator) =>
  excerpts.evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        const edges = box.getBoundingClientRect();
        const [line, next] = box.querySelector('mark')?.getClientRects() ?? [];
        if (!line) return false;
        const isLast = box.scrollHeight > box.clientHeight + 3 && line.bottom > edges.bottom - 12;
        return line.bottom > edges.bottom + 4 || (isLast && !next && line.right > edges.right - 12);
      })
      .map((box) => box.textContent),
  );

for (const query of ['nologin', 'sshd_config', 'authorized_keys', 'Permission denied', 'Got fatal error 1236 from master when reading data from binary log']) {
  test(`S5 on a phone every row shows what it has found, on the page and in the dialog: ${query}`, PHONE, async ({ page }) => {
    await search(page, query);
    expect(await rowsWithoutMatch(page.locator('.result__excerpt'))).toEqual([]);
    await openDialog(page);
    await box(page).fill(query);
    await expect(page.locator('.quick__excerpt mark').first()).toHaveText(query, { ignoreCase: true });
    expect(await rowsWithoutMatch(page.locator('.quick__excerpt'))).toEqual([]);
  });
}

test('S5 in no window does a row have a gap of more than a line, and its first match is in view', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    for (const query of ['ssh', '--now', 'systemctl', 'nft', '/etc/ssh/sshd_config', 'mysql']) {
      await search(page, query);
      for (const { gap, hidden } of await rowsOf(page)) {
        expect(gap, `${query} at ${width}`).toBeLessThanOrEqual(LINE);
        expect(hidden, `${query} at ${width}`).toBeLessThanOrEqual(4);
      }
    }
  }
});

test('S5 R4 rows that are shown before the texts have come stay where they are when these do', BOTH, async ({ page }) => {
  await watchFrames(page);
  const letTextsCome = await hold(page, '**/data/search-texts*.json');
  await visit(page, '/search?q=ssh');
  await expect(page.locator('.result').nth(5)).toBeAttached();
  await expect(page.locator('.result__section')).toHaveCount(0);
  const tops = async () => (await rowsOf(page)).map(({ top, bottom }) => [top, bottom]);
  // The typeface has replaced its fallback.
  await page.evaluate(async () => void (await document.fonts.ready));
  const { shifts: byTypeface } = await watched(page);
  const before = await tops();
  letTextsCome();
  await expect(page.locator('.result__section').nth(5)).toBeAttached();
  expect(await tops()).toEqual(before);
  expect((await watched(page)).shifts.slice(byTypeface.length)).toEqual([]);
});

test('S5 a row’s section has one line, however long it is, so that the match has the others', PHONE, async ({ page }) => {
  await search(page, 'ssh');
  const heights = await page.locator('.result__section').evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  for (const height of heights) expect(height).toBeLessThanOrEqual(LINE);
});

test('S5 code in an excerpt stands out from what is told, and an option isn’t torn after its hyphens', BOTH, async ({ page }) => {
  await search(page, '--now');
  const excerpt = page.locator('.result__excerpt:has(code)').first();
  const colours = await excerpt.evaluate((box) => [box, box.querySelector('code') ?? box].map((part) => getComputedStyle(part).color));
  expect(new Set(colours).size).toBe(2);
  const lines = await page.locator('.result__excerpt code mark').evaluateAll((marks) => marks.map((mark) => mark.getClientRects().length));
  expect(lines.length).toBeGreaterThan(5);
  for (const count of lines) expect(count).toBe(1);
  for (const query of ['--now', 'whose line lacks']) {
    await search(page, query);
    const parts = await page
      .locator('.result__excerpt :is(code, code mark)')
      .evaluateAll((all) => all.map((part) => ({ text: part.textContent, lines: part.getClientRects().length })));
    const short = parts.filter(({ text }) => text.length <= UNBROKEN && !text.includes('\n'));
    expect(short.length).toBeGreaterThan(1);
    expect(short.filter(({ lines }) => lines > 1)).toEqual([]);
  }
});

test('S5 E5 on a phone all of a row leads to its page', PHONE, async ({ page }) => {
  await search(page, 'PermitRootLogin');
  const row = page.locator('.result').first();
  const href = await row.getByRole('link').getAttribute('href');
  const { x = 0, y = 0, width = 0, height = 0 } = (await row.locator('.entry__facts').boundingBox()) ?? {};
  await page.touchscreen.tap(x + width - 4, y + height / 2);
  await expect(page).toHaveURL(href ?? '');
});
