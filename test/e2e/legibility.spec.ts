import { BOTH, expect, test, visit } from './site';

const PAGES = ['/wiki/ssh', '/blog/learning-docker-compose', '/projects/azure-migration'];

/** WCAG 1.4.12: what a reader may set, and nothing may be lost by it. The policy forbids style elements, so the sheet is constructed. */
const SPACED =
  'p, li, dd, dt, h1, h2, h3, a, code, span { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of PAGES) {
  test(`W6 B2 P2 ${path} keeps its text whole with wide spacing and at twice the size`, BOTH, async ({ page }) => {
    await visit(page, path);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    expect(await sideways()).toBe(0);
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
    expect(await sideways()).toBe(0);
  });

  test(`W6 B2 P2 ${path} is marked by more than colour where colours are forced`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, path);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
    expect(outline).toBe('solid');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test(`W6 B2 P2 ${path} prints whole: nothing folded, no chrome, link targets shown`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.nav', '.footer', '.contents', '.copy']) {
      expect(await page.locator(gone).evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)).toBe(0);
    }
    const folded = await page
      .locator('[role="tabpanel"], .diagram details p')
      .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(folded).toBe(0);
    expect(await page.locator('.code pre').evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length)).toBe(0);
    const target = page.locator('.prose a[href^="http"]').first();
    if ((await target.count()) > 0) expect(await target.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('http');
  });
}
