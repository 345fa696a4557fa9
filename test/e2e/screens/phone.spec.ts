import type { Page } from '@playwright/test';
import { expect, hydrated, PHONE, sidewaysOf, test, visit, waitUntilStable } from '../support/site';

const UPRIGHT = { width: 390, height: 844 };
const LOW = { width: 844, height: 390 };

/** The block of text in view below the bar. */
const inView = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('.prose > *, .card')).find((block) => block.getBoundingClientRect().bottom > 70)?.textContent);

test.describe('a phone that is turned', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: UPRIGHT });

  test('R5 shows what was being read, also when it is turned back', PHONE, async ({ page }) => {
    for (const path of ['/wiki/firewall', '/wiki']) {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await waitUntilStable(page);
      const place = await page.evaluate(() => scrollY);
      const before = await inView(page);
      await page.setViewportSize(LOW);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 3);
      // The browser keeps the place by its scroll anchoring, a frame after the layout.
      await waitUntilStable(page);
      await page.setViewportSize(UPRIGHT);
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
      expect(await inView(page)).toBe(before);
    }
  });
});

test('P3 B1 on a phone the chosen category is in view when a reader comes back to the list', PHONE, async ({ page }) => {
  await visit(page, '/blog');
  const chip = page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name: 'Security' });
  await chip.click();
  await page.getByRole('main').locator('.card__title a').first().click();
  await expect(page).not.toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('W9 a run on a machine with a long name is as wide as the screen', PHONE, async ({ page }) => {
  await visit(page, '/wiki/ssh?run');
  await page.getByLabel('Which machine is it for?').fill('vm-prod-0123456.westeurope.cloudapp.internal.example.com');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await page.getByText(/^This run: export/).click();
  await page.getByText('Delete this run').click();
  expect(await sidewaysOf(page)).toBe(0);
  await test.step('N1 where a keyboard may be, too: its letters can be switched off', async () => {
    await page.getByRole('checkbox', { name: /^Letters and/ }).uncheck();
    await page.getByRole('heading', { level: 2 }).first().focus();
    await page.keyboard.press('f');
    await expect(page.getByRole('region', { name: /^Failed at/ })).toHaveCount(0);
  });
});

test.describe('the runbook of a guide that is gone', () => {
  test.use({ expectedProblems: ['the server responded with a status of 404'] });

  test('R3 W8 leads to the list, which is no runbook', PHONE, async ({ page }) => {
    await page.goto('/wiki/nothing?run');
    await expect(page).toHaveURL('/wiki');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiki');
    await expect(page.getByRole('main').getByRole('link', { name: 'Secure SSH logins' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['run'])).toBeUndefined();
  });
});

test('N1 R5 a phone’s keyboard leaves the search box on the screen, and the reader’s place among the results', PHONE, async ({ page }) => {
  await visit(page, '/search?q=ssh');
  await hydrated(page);
  // Before the results and their texts are here, the page is not that long.
  const scrolled = () => page.evaluate(() => (scrollTo(0, 1500), scrollY));
  await expect.poll(scrolled).toBe(1500);
  const box = page.locator('#nav-search');
  await box.tap();
  // The rule for it comes with what the box loads.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('quick-search')));
  await page.setViewportSize({ width: 360, height: 370 });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
