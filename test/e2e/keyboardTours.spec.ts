import { ARTICLE_KINDS, LIST_KINDS } from '../site/support/kinds';
import { byTurns } from '../support/propertyRuns';
import { allStops } from './keyboard';
import { BOTH, expect, pagesIn, test, visit } from './site';

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
