import type { Page } from '@playwright/test';
import { KINDS } from '../../site/support/kinds';
import { byTurns } from '../../support/propertyRuns';
import { lettersOf, sheetsOf } from '../support/sheets';
import { BOTH, expect, waitUntilStable, sidewaysOf, test, visit } from '../support/site';

const PAGES = ['/wiki/ssh', '/blog/learning-docker-compose', '/projects/azure-migration'];

/** WCAG 1.4.12: the text spacing that a reader may set without losing anything. The policy forbids style elements, so the sheet is constructed. */
const SPACED =
  'p, li, dd, dt, h1, h2, h3, a, code, span { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What is operated, not read. */
const OFF_PAPER =
  'nav, button, dialog, summary, input, script, .nav, .footer, .contents, .values, .copy, .like, .around, .neighbours, .next, .page-foot, .article .tags';

/** The PDF is whole to its last words and holds no structured data. */
async function expectWholePdf(page: Page): Promise<void> {
  const [title, last] = await page.evaluate(() =>
    ['h1', '.prose > p:not(:has(a)), .resume h2'].map((name) => [...document.querySelectorAll(name)].at(-1)?.textContent ?? ''),
  );
  const letters = (await sheetsOf(page)).join('');
  expect(letters).toContain(lettersOf(title));
  expect(letters).toContain(lettersOf(last));
  expect(lettersOf(title) + lettersOf(last)).not.toBe('');
  expect(letters).not.toMatch(/@context|schema\.org/);
}

for (const path of PAGES) {
  test(`W6 B2 P2 ${path} keeps its text whole with wide spacing and at twice the size`, BOTH, async ({ page }) => {
    await visit(page, path);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    expect(await sidewaysOf(page)).toBe(0);
    const clipped = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('p, h1, h2, h3, dd, .code__bar, .tag')]
          .filter((box) => box.checkVisibility() && getComputedStyle(box).overflow !== 'visible' && box.scrollHeight > box.clientHeight + 1)
          .map((box) => box.className || box.tagName),
      );
    expect(clipped.filter((name) => name !== 'visually-hidden')).toEqual([]);
    // Zoomed to 200%, a window has half its width in CSS pixels.
    await page.setViewportSize({ width: 320, height: 400 });
    expect(await sidewaysOf(page)).toBe(0);
  });

  test(`W6 B2 P2 ${path} is marked by more than colour where colours are forced, and prints whole: nothing folded, no controls, light, with its address, age and link targets`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, path);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
    expect(outline).toBe('solid');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    const shown = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80)));
    expect(await shown(OFF_PAPER)).toEqual([]);
    expect(await shown('h1, .prose, .prose h2')).not.toEqual([]);
    const folded = await page
      .locator('[role="tabpanel"], .diagram details p')
      .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(folded).toBe(0);
    const tooWide = await page
      .locator('.code pre, .table, .diagram__picture')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
    expect(tooWide).toBe(0);
    const target = page.locator('.prose a[href^="http"]').first();
    if ((await target.count()) > 0) expect(await target.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('http');
    const paper = await page.evaluate(() => {
      const { content } = getComputedStyle(document.querySelector('.page-header') ?? document.body, '::before');
      return {
        content,
        background: getComputedStyle(document.body).backgroundColor,
        code: getComputedStyle(document.querySelector('.code, .prose') ?? document.body).color,
      };
    });
    expect(paper.content).toMatch(new RegExp(`${path} · .*20\\d\\d"$`));
    expect(paper.background).toBe('rgb(255, 255, 255)');
    expect(paper.code).toMatch(/^rgb\((?:\d|[1-6]\d), /);
    await expectWholePdf(page);
  });
}

test('C1 C2 the PDF of the resume is whole to its last words, on two sheets, and holds no structured data', async ({ page }) => {
  await visit(page, '/resume');
  await expectWholePdf(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('N1 R5 W6 in a window as low as that of a page enlarged to 400%, every bar scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/wiki/ssh');
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'On this page' })];
  await page.evaluate(() => scrollTo(0, 3000));
  for (const bar of bars) await expect(bar).not.toBeInViewport();
  // Upwards, which brings them back in a taller window.
  await page.evaluate(() => scrollBy(0, -200));
  await waitUntilStable(page);
  for (const bar of bars) await expect(bar).not.toBeInViewport();
  // A link to a heading leads to the top of the window.
  await page.evaluate(() => document.getElementById('troubleshooting')?.scrollIntoView());
  const top = await page.locator('#troubleshooting').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeLessThan(30);
});

/** How much of the window's height is covered by what doesn't scroll with the page, in CSS pixels. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && (top <= 0 || bottom >= innerHeight))
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
  );

test('N1 R5 S2 W8 every kind of page, a runbook and the dialog reflow in a window enlarged to 400%, and most of it is text', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of byTurns([...KINDS, '/search?q=sshd_config', '/search?q=ansibel', '/wiki/ssh?run'], 3)) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      if (path.startsWith('/search')) await expect(page.locator('.result').first()).toBeAttached();
      expect(await sidewaysOf(page), path).toBe(0);
      await page.evaluate(() => scrollTo(0, 400));
      await waitUntilStable(page);
      expect(await covered(page), path).toBeLessThan(128);
    });
  }
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('sshd_config');
  const last = dialog.getByRole('option').last();
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  expect(await sidewaysOf(page)).toBe(0);
});

/** The values in titles and facts that begin on one line and end on the next. */
const brokenValues = (page: Page) =>
  page.locator('h1, h2, h3, dd').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const match of node.data.matchAll(
          /(?<![\w.,:/-])\d[\d.,]*\+?\s(?:servers|incidents|h|min|minutes|months?|years|hosts|machines|nodes|GB|%)\b|(?:Debian|Ubuntu|VE)\s\d+/g,
        )) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(match[0]);
        }
      }
      return torn;
    }),
  );

test('W6 H6 P2 no value of a title or fact is torn, whatever the window’s width', async ({ page }) => {
  for (const path of ['/', '/projects/azure-migration', '/blog', '/tags/Debian', '/wiki']) {
    await visit(page, path);
    for (const width of [320, 360, 412, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenValues(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('H6 P1 a drawing in a card is named in two words, and its letters are at least 11 pixels high', async ({ page }) => {
  for (const [path, widths] of [
    ['/', [1024, 1280, 1440]],
    ['/projects', [768, 1024, 1280, 1440]],
  ] as const) {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = page.locator('.card--drawing img');
      for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
      const heights = await drawings.evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            const svg = await (await fetch((image as HTMLImageElement).currentSrc)).text();
            const [, units = ''] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
            const sizes = [...svg.matchAll(/font(?:-size)?:[^;}]*?([\d.]+)px/g)].map(([, size]) => Number(size));
            return (Math.min(...sizes) * image.getBoundingClientRect().width) / Number(units);
          }),
        ),
      );
      // The project's page describes the drawing; before a card's title, that would be too long.
      for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('alt', 'Architecture diagram');
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.min(...heights), `${path} at ${width}`).toBeGreaterThanOrEqual(11);
    }
  }
});

test('W7 paper shows the values that a reader has entered', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await page.locator('summary', { hasText: 'Your values' }).click();
  await page.locator('.values__input').first().fill('carol');
  await expect(page.locator('var.placeholder', { hasText: 'carol' }).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('var.placeholder', { hasText: 'carol' }).first()).toBeVisible();
  await expect(page.locator('.values')).toBeHidden();
});
