import { BOTH_AND_ENGINES, expect, FOREIGN, sidewaysOf, test, visit } from '../support/site';

test(
  'H8 a photograph beside an article comes in the smallest form that suits the screen, in the room that was kept for it, and with its caption',
  BOTH_AND_ENGINES,
  async ({ page }) => {
    await visit(page, `${FOREIGN}/wiki/windows`);
    const figure = page.getByRole('figure').filter({ hasText: 'The bridge’s last day' });
    const picture = figure.getByRole('img', { name: 'A bridge over a river' });
    await figure.scrollIntoViewIfNeeded();
    // It begins where the text does, and so does its caption.
    const lefts = [figure, figure.locator('figcaption'), page.locator('.prose > p').first()].map(async (part) => (await part.boundingBox())?.x);
    expect(new Set(await Promise.all(lefts)).size).toBe(1);
    const room = await figure.boundingBox();
    await expect(figure.locator('[data-state]')).toHaveAttribute('data-state', 'shown');
    const shown = await figure.boundingBox();
    expect(shown?.width).toBe(room?.width);
    // A smaller variant has whole rows of pixels, so its proportions are the photograph's to within half a row.
    expect(Math.abs((shown?.height ?? 0) - (room?.height ?? 0))).toBeLessThan(0.5);
    const { source, ratio, wide } = await picture.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      ratio: image.naturalWidth / image.naturalHeight,
      wide: image.getBoundingClientRect().width,
    }));
    expect(source).toMatch(/\/sub\/images\/sized\/[0-9a-f]{12}-\d+\.avif$/);
    expect(ratio).toBeCloseTo(1.5, 1);
    const width = Number(/-(\d+)\.avif$/.exec(source)?.[1]);
    const density = await page.evaluate(() => devicePixelRatio);
    expect(width).toBeGreaterThanOrEqual(Math.min(wide * density, 1200) - 1);
  },
);

test('the photograph, opened by itself, tells nothing about its camera', async ({ request }) => {
  const answer = await request.get(`${FOREIGN}/images/wiki/river.jpg`);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).includes('Canary')).toBe(false);
});

test('W6 a formula is set, and read out as one; a wide one scrolls in itself', BOTH_AND_ENGINES, async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/windows`);
  const formulas = page.getByRole('math');
  await expect(formulas).toHaveCount(2);
  const [inLine, block] = [formulas.first(), formulas.last()];
  await expect(inLine).toHaveText('MTBFMTBF+MTTR');
  expect(await inLine.locator('mfrac').count()).toBe(1);
  const box = await block.boundingBox();
  expect(box?.height).toBeGreaterThan(30);
  expect(await sidewaysOf(page)).toBe(0);
});
