import type { Locator, Page } from '@playwright/test';
import { contrastRatio } from '../../../build-scripts/lib/content/site/contrast';
import { watched, watchFrames } from '../support/frames';
import { expect, holdScripts, hydrated, test, visit, ENGINES } from '../support/site';

const toggle = (page: Page) => page.getByRole('button', { name: /^Theme:/ });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Whether the browser's own frame would take the light theme's colour, and the dark theme's. */
const frameColours = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => window.matchMedia((meta as HTMLMetaElement).media).matches));

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

test('D1 the theme steps through system, light and dark, is remembered, and is there before the scripts', ENGINES, async ({ page }) => {
  await visit(page, '/wiki');
  const light = await paper(page);
  await page.getByRole('button', { name: /^Theme: system/ }).click();
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  // The scripts never come; the theme is there all the same.
  await page.route('**/*.js', () => undefined);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  expect(await paper(page)).toBe(dark);
  expect(await scheme(page)).toBe('dark');
  expect(await frameColours(page)).toEqual([false, true]);
});

test('D1 a chosen theme survives a reload from its first frame on, and the button says what is chosen and what comes next', ENGINES, async ({ page }) => {
  await watchFrames(page);
  await visit(page, '/wiki');
  await expect(toggle(page)).toHaveAccessibleName('Theme: system. Switch to light');
  expect(await scheme(page)).toBe('light dark');
  for (const [theme, next] of [
    ['light', 'dark'],
    ['dark', 'system'],
  ] as const) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(`Theme: ${theme}. Switch to ${next}`);
    await page.reload();
    await hydrated(page);
    await expect(toggle(page)).toHaveAccessibleName(`Theme: ${theme}. Switch to ${next}`);
    expect(await scheme(page)).toBe(theme);
    expect(await frameColours(page)).toEqual([theme === 'light', theme === 'dark']);
    expect((await watched(page)).frames.map((frame) => frame.scheme)).toEqual([theme]);
  }
});

test('D1 the theme of the system is followed as it changes, also after another was chosen', async ({ page }) => {
  await visit(page, '/wiki');
  const light = await paper(page);
  for (let steps = 0; steps < 3; steps += 1) await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Theme: system. Switch to light');
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).not.toBe(light);
  expect(await frameColours(page)).toEqual([false, true]);
  await page.reload();
  await hydrated(page);
  await expect(toggle(page)).toHaveAccessibleName('Theme: system. Switch to light');
  expect(await paper(page)).not.toBe(light);
});

test('D1 a theme chosen in one tab is shown in the others, and their buttons go on from there', ENGINES, async ({ page, context }) => {
  await visit(page, '/wiki');
  const other = await context.newPage();
  await other.goto('/blog');
  await hydrated(other);
  await toggle(other).click();
  await toggle(other).click();
  await expect(toggle(page)).toHaveAccessibleName('Theme: dark. Switch to system');
  expect(await scheme(page)).toBe('dark');
  await toggle(page).click();
  await expect(toggle(other)).toHaveAccessibleName('Theme: system. Switch to light');
  expect(await scheme(other)).toBe('light dark');
});

test('D1 a theme chosen before the scripts are here is the one after that which was shown', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const letScriptsCome = await holdScripts(page);
  await page.goto('/wiki');
  await toggle(page).click();
  letScriptsCome();
  await hydrated(page);
  await expect(toggle(page)).toHaveAccessibleName('Theme: dark. Switch to system');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** The least contrast with the page: on many screens, less can't be seen; 1.05 couldn't. */
const VISIBLE = 1.3;

/** The colours that a box shows against the page: its background, its outline and its shadow, as `#rrggbb`; and the page's own. */
function surfaceOf(box: Locator): Promise<{ readonly page: string; readonly box: readonly string[] }> {
  return box.evaluate((element) => {
    const hexOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha < 1 ? [] : [`#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`];
    };
    const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    const outline = borderTopWidth === '0px' ? [] : hexOf(borderTopColor);
    const shadow = boxShadow === 'none' ? [] : hexOf(/rgba?\([^)]*\)/.exec(boxShadow)?.[0] ?? '');
    return { page: hexOf(getComputedStyle(document.body).backgroundColor)[0] ?? '', box: [...hexOf(backgroundColor), ...outline, ...shadow] };
  });
}

test('W6 in either theme inline code and "Your values" can be told from the page', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const selector of ['.prose p > code', '.values > summary']) {
      const { page: ground, box } = await surfaceOf(page.locator(selector).first());
      expect(ground).toMatch(/^#/);
      expect(Math.max(...box.map((colour) => contrastRatio(colour, ground))), `${selector}, ${theme}`).toBeGreaterThanOrEqual(VISIBLE);
    }
  }
});
