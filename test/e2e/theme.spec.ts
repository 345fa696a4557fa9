import type { Page } from '@playwright/test';
import { watched, watchFrames } from './frames';
import { expect, holdScripts, hydrated, test, visit } from './site';

const toggle = (page: Page) => page.getByRole('button', { name: /^Theme:/ });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Which of its two colours the browser's own frame would take, the light one's first. */
const frameColours = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => window.matchMedia((meta as HTMLMetaElement).media).matches));

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

test('D1 the theme steps through system, light and dark, is remembered, and is there before the scripts', async ({ page }) => {
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

test('D1 a chosen theme survives a reload from its first frame on, and the button says what is chosen and what comes next', async ({ page }) => {
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
