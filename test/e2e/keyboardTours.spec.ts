import { ARTICLE_KINDS, LIST_KINDS } from '../site/support/kinds';
import { byTurns } from '../support/propertyRuns';
import { allStops } from './keyboard';
import { BOTH, expect, openMenuIfFolded, pagesIn, test, visit } from './site';

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

test('N1 N2 Tab goes through the bar, and its menu, in the order in which they are seen', BOTH, async ({ page }) => {
  await visit(page, '/wiki');
  await openMenuIfFolded(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { left, top, height } = (activeElement?.closest('form') ?? activeElement)?.getBoundingClientRect() ?? new DOMRect();
      return { isInBar: activeElement?.closest('header.nav, .nav') !== null, left, middle: top + height / 2 };
    });
  await page.keyboard.press('Tab');
  const stops: Awaited<ReturnType<typeof focused>>[] = [];
  for (let stop = await focused(); stop.isInBar && stops.length < 20; stop = await focused()) {
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  expect(stops.length).toBeGreaterThan(4);
  // A row is as high as a control.
  const rowOf = ({ middle }: (typeof stops)[number]) => Math.round(middle / 40);
  const seen = [...stops].sort((a, b) => rowOf(a) - rowOf(b) || a.left - b.left);
  expect(stops).toEqual(seen);
});
