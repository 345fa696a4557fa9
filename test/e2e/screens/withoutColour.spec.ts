import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../support/site';

/* What colour says, something else says, too: in every theme, where colours are forced, and on paper. */

const LOOKS = [{}, { media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const;

const before = (element: Locator) => element.evaluate((line) => getComputedStyle(line, '::before').content);

test('N1 W4 an added line has a sign beside it, which moves nothing, and a marked one an edge', async ({ page }) => {
  await visit(page, '/projects/homelab-proxmox');
  const added = page.locator('.line--ins').first();
  const marked = page.locator('.line--mark').first();
  for (const look of LOOKS) {
    await page.emulateMedia(look);
    expect(await before(added)).toBe('"+ "');
    await expect(marked).toHaveCSS('border-left-width', '3px');
    const begins = await added.evaluate((line) => {
      const { parentElement: code } = line;
      return [...(code?.querySelectorAll('.line') ?? [])].map((each) => {
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        range.selectNodeContents(walker.nextNode() ?? each);
        return Math.round(range.getBoundingClientRect().left);
      });
    });
    expect(new Set(begins).size, 'texts begin at one edge').toBe(1);
  }
});

test('N1 the site’s name is read as it is, without the sign before it', async ({ page }) => {
  await visit(page, '/wiki');
  await expect(page.locator('.nav__name')).toHaveAccessibleName('Jordan Doe');
});

test('N1 W4 a mouse hits one of two neighbouring commands’ copy buttons: they are 24 pixels apart', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const tops = await page
    .locator('.code__copies')
    .evaluateAll((columns) => columns.map((column) => [...column.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top)));
  const gaps = tops.flatMap((column) => column.slice(1).map((top, index) => top - (column[index] ?? 0)));
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
});
