import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREEN_STATES } from '../../build-scripts/lib/screenshots/states';
import { awake, expect, test } from './site';

/** Rules whose outcome a theme can change; the others are asked once. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

/** A long page takes a while on a busy machine. */
const PATIENCE = { timeout: 25_000 };

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (rules) axe.withRules(rules);
  // R2: an unknown route shows nothing in the main region, so there is no heading to ask for.
  else if (await page.locator('main:empty').count()) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Everything that can be folded out is folded out. */
async function openDetails(page: Page): Promise<void> {
  await page.locator('details:not([open])').evaluateAll((closed) => closed.forEach((element) => element.setAttribute('open', '')));
}

for (const { name, path, act, isAt } of SCREEN_STATES) {
  test.describe(name, () => {
    test.use({ expectedProblems: { 'not-found': ['status of 404'], 'tag-unknown': ['status of 404'], 'load-failed': ['failed: ', 'ERR_FAILED'] }[name] ?? [] });

    test(`M1 ${name} has no accessibility violation in either theme, nor anything to scroll sideways`, async ({ page }) => {
      test.skip(isAt?.(page.viewportSize()?.width ?? 0) === false, 'a window of this width has no such state');
      test.setTimeout(60_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await awake(page);
      await act?.(page);
      await openDetails(page);
      // What has been scrolled half under the bar is no smaller target for it.
      await page.evaluate(() => window.scrollTo(0, 0));
      // A long article's last blocks wake up after its head; what counts is the page awake.
      await expect.poll(() => violationsOf(page), PATIENCE).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => violationsOf(page, THEME_RULES), PATIENCE).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  });
}
