import { ARTICLE_KINDS, LIST_KINDS } from '../../site/support/kinds';
import { byTurns } from '../../support/propertyRuns';
import { allStops } from '../support/keyboard';
import { BOTH, expect, pagesIn, test, visit } from '../support/site';

for (const [what, paths] of [
  ['kind of list', [...LIST_KINDS, '/search?q=ssh']],
  ['kind of article', ARTICLE_KINDS],
] as const) {
  test(`N1 Tab leads through each ${what} from the skip link to the foot and out, and the focus shows all the way`, BOTH, async ({ page }, info) => {
    for (const path of byTurns(pagesIn(info.project.name, paths), 2)) {
      await test.step(path, async () => {
        await visit(page, path);
        if (path.startsWith('/search')) await expect(page.locator('.result').first()).toBeVisible();
        const stops = await allStops(page);
        expect(stops[0], path).toContain('Skip to content');
        expect(stops[1], path).toContain('Jordan Doe');
        expect(stops.at(-1), path).toContain('E-mail');
        // The order is that of the page: nothing jumps the queue.
        expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
      });
    }
  });
}

test('N1 W8 W9 the focus is never under the bar of a runbook or of an unfinished run', BOTH, async ({ page }) => {
  await page.goto('/wiki/file-system?run');
  await page.getByLabel('Which machine is it for?').fill('web1');
  await page.getByRole('button', { name: 'Start the run' }).click();
  for (const name of ['Failed', 'Note']) await page.getByRole('button', { name }).click();
  await expect(page.locator('.runbook__kept')).toHaveText('Kept on this device');
  for (const bar of ['This step', 'An unfinished run']) {
    await test.step(bar, async () => {
      if (bar === 'An unfinished run') await visit(page, '/wiki/file-system');
      await expect(page.getByLabel(bar, { exact: true })).toBeVisible();
      await page.locator('.skip-link').focus();
      expect((await allStops(page)).at(-1)).toContain('E-mail');
    });
  }
});
