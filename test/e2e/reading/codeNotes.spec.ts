import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { lettersOf, sheetsOf } from '../support/sheets';
import { BOTH, PHONE, expect, sidewaysOf, test, visit } from '../support/site';

/* Numbered notes on lines of code: a mark at the line's end, and the list under the block. */

const GUIDE = '/wiki/bastion-host-setup';
const block = (page: Page) => page.locator('.code--noted');
const notes = (page: Page) => page.locator('.notes > li');
const mark = (page: Page, number: number) => block(page).getByRole('link', { name: `Note ${number}`, exact: true });
const back = (page: Page, number: number) => page.locator('.notes').getByRole('link', { name: `Note ${number}: back to the code` });

/** Which notes and which marks are lit: none, or one of each. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const numbersOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => (getComputedStyle(element).outlineWidth === '1px' ? [index + 1] : []));
    return { marks: numbersOf('.code--noted .note'), notes: numbersOf('.notes > li') };
  });

test('W4 N1 a mark and its note light each other, by pointer and by keys, which lead from one to the other, on paper and in forced colours too', async ({
  page,
}) => {
  await visit(page, GUIDE);
  expect(await lit(page)).toEqual({ marks: [], notes: [] });
  await mark(page, 3).hover();
  // The lights are in a style sheet that is loaded when a block is turned to.
  await expect.poll(() => lit(page)).toEqual({ marks: [3], notes: [3] });
  await notes(page).nth(4).hover();
  expect(await lit(page)).toEqual({ marks: [5], notes: [5] });
  await page.mouse.move(0, 0);
  await mark(page, 2).focus();
  expect((await lit(page)).notes).toEqual([2]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#note-1\.2$/);
  await expect(notes(page).nth(1)).toBeInViewport();
  expect((await lit(page)).notes).toEqual([2]);
  await back(page, 2).focus();
  expect((await lit(page)).marks).toEqual([2]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#line-1\.2$/);
  await expect(mark(page, 2)).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(mark(page, 5)).toBeVisible();
  await expect(notes(page).nth(4)).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await notes(page).nth(1).hover();
  expect(await lit(page)).toEqual({ marks: [2], notes: [2] });
  expect(await mark(page, 1).evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)).toBe('1px');
});

test(
  'N1 W4 a mark is neither selected nor copied, a link of 24 px that makes its line no higher, and axe finds nothing wrong in either theme',
  BOTH,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, GUIDE);
    await block(page).scrollIntoViewIfNeeded();
    await block(page).getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('LogLevel VERBOSE\nLoginGraceTime 20\n');
    expect(copied).not.toMatch(/\(\d\)|#/);
    const selected = await block(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element.querySelector('code') ?? element);
      return getSelection()?.toString();
    });
    expect(selected?.trimEnd()).toBe(copied);
    const sizes = await block(page)
      .locator('.note')
      .evaluateAll((marks) => marks.map((element) => [element.clientWidth, element.clientHeight]));
    expect(sizes).toEqual(Array.from({ length: 5 }, () => [24, 24]));
    // The second line has no mark, the fifth has one.
    const heights = await block(page)
      .locator('.line')
      .evaluateAll((lines) => [1, 4].map((at) => (lines[at + 1]?.getBoundingClientRect().top ?? 0) - (lines[at]?.getBoundingClientRect().top ?? 0)));
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 1))).toBeLessThan(0.1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page, { parts: ['.code--noted', '.notes'] })).toEqual([]);
    }
  },
);

test('W4 marks stay beside their lines in a window of 360 px, and nothing goes beyond its edge', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const guide of [GUIDE, '/wiki/selfhosting-opensource-apps', '/wiki/upgrade-rules', '/wiki/wazuh-setup']) {
    await visit(page, guide);
    const beyond = await block(page).evaluateAll((blocks) =>
      blocks.flatMap((element) => {
        const pre = element.querySelector('pre') ?? element;
        const edge = element.getBoundingClientRect().right;
        return [pre.scrollWidth > pre.clientWidth, ...[...element.querySelectorAll('.note')].map((note) => note.getBoundingClientRect().right > edge)];
      }),
    );
    expect(beyond.length).toBeGreaterThan(2);
    expect(beyond).not.toContain(true);
    // On the row of the line's last character.
    const apart = await block(page)
      .locator('.line:has(> .note)')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          range.setEndBefore(line.lastElementChild as Element);
          const last = [...range.getClientRects()].at(-1);
          const rect = line.lastElementChild?.getBoundingClientRect();
          return Math.abs(((rect?.top ?? 0) + (rect?.bottom ?? 0) - (last?.top ?? 0) - (last?.bottom ?? 0)) / 2);
        }),
      );
    expect(Math.max(...apart)).toBeLessThan(6);
    expect(await sidewaysOf(page)).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('W4 the notes are a list under the block, and their links and lights work', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(notes(page)).toHaveCount(5);
    await expect(notes(page).first()).toContainText('adds the fingerprint of each key');
    await mark(page, 4).click();
    await expect(page).toHaveURL(/#note-1\.4$/);
    await expect(notes(page).nth(3)).toHaveCSS('outline-width', '1px');
  });
});

test('S3 W4 a note is found as prose, and the code without its marks', async ({ page }) => {
  const result = page.getByRole('main').getByRole('link', { name: /bastion/i });
  // In the second query, a note's number between the lines would separate the words.
  await visit(page, '/search');
  for (const query of ['"VERBOSE adds the fingerprint"', 'VERBOSE LoginGraceTime']) {
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('');
    await expect(result).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search everything' }).fill(query);
    await expect(result.first()).toBeVisible();
  }
});

test('W4 the terminal prints a mark after its line and before its note', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('textbox', { name: 'Terminal command' }).focus();
  await page.keyboard.type('cat wiki/bastion-host-setup.md | grep VERBOSE');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Terminal output' });
  await expect(log.locator('p', { hasText: 'LogLevel VERBOSE' })).toHaveText(/^LogLevel VERBOSE \(1\)$/);
  await expect(log.locator('p', { hasText: 'adds the fingerprint' })).toHaveText(/^\(1\) VERBOSE adds/);
});

// In both guides a block once stood at the end of a sheet, and most of its notes on the next one.
for (const path of ['/wiki/ssh', '/wiki/automation-tools']) {
  test(`W4 W6 on paper a block of ${path} and its notes share a sheet, and a mark is no higher than its line`, async ({ page }) => {
    await visit(page, path);
    const sheets = await sheetsOf(page);
    const blocks = await block(page).evaluateAll((figures) =>
      figures.map((figure) => [figure.querySelector('.code__bar > *'), ...(figure.nextElementSibling?.children ?? [])].map((part) => part?.textContent ?? '')),
    );
    expect(blocks).not.toEqual([]);
    for (const parts of blocks) {
      const starts = parts.map((part) => lettersOf(part).replace(/^\d/, '').slice(0, 20));
      expect(sheets.filter((sheet) => starts.every((start) => sheet.includes(start)))).not.toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    const tooHigh = await page
      .locator('pre .note')
      .evaluateAll(
        (marks) => marks.filter((mark) => mark.getBoundingClientRect().height > parseFloat(getComputedStyle(mark.parentElement ?? mark).lineHeight)).length,
      );
    expect(tooHigh).toBe(0);
  });
}
