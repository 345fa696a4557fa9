import type { Page } from '@playwright/test';
import { BOTH, expect, hold, HOME, PHONE, recordTexts, sidewaysOf, test, visit, waitUntilStable } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const GUIDE = '/wiki/ssh';
const LINE = 'MaxAuthTries 4';
/** In the line's first word; its note is a link of its own. */
const BESIDE_NOTE = { x: 12, y: 8 };
const line = (page: Page) => page.locator('.prose .line', { hasText: LINE }).first();
const button = (page: Page) => page.getByRole('button', { name: /^Link to this line/ });
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('line-here') ?? [])].map(String));

async function copyLink(page: Page): Promise<string> {
  await visit(page, GUIDE);
  await line(page).scrollIntoViewIfNeeded();
  // A click works where a line is hovered and where it is tapped.
  await line(page).click();
  await expect(button(page)).toHaveAccessibleName(/MaxAuthTries 4/);
  const texts = await recordTexts(button(page));
  await button(page).click();
  await expect.poll(texts).toContain('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('W14 a line is linked to, and its link leads there, in place and with its mark, without a violation of the policy', BOTH, async ({ page }) => {
  const link = await copyLink(page);
  expect(link).toMatch(/\/wiki\/ssh#l\.[\da-f]{8}:~:text=/);
  const box = await button(page).boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24);
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => marked(page)).toEqual([expect.stringContaining(LINE)]);
  await expect(line(page)).toBeInViewport();
  expect(await sidewaysOf(page)).toBe(0);
});

test('W14 a finger’s link covers no code, goes with a second tap, and doesn’t come when a command is copied', PHONE, async ({ page }) => {
  await visit(page, GUIDE);
  const block = page.locator('.code', { hasText: LINE }).first();
  await line(page).scrollIntoViewIfNeeded();
  const copy = block.getByRole('button', { name: 'Copy', exact: true });
  const texts = await recordTexts(copy);
  await copy.tap();
  await expect.poll(texts).toContain('Copied');
  for (let visits = 0; visits < 2; visits += 1) {
    await expect(button(page)).toHaveCount(0);
    await line(page).tap({ position: BESIDE_NOTE });
    await expect(button(page)).toBeVisible();
    const [box, code] = [await button(page).boundingBox(), await block.boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0) - 2);
    await line(page).tap({ position: BESIDE_NOTE });
  }
  await expect(button(page)).toHaveCount(0);
});

test('W14 a line that is tapped before the code for links has arrived gets its link, and a second tap takes it away', PHONE, async ({ page }) => {
  const letCodeCome = await hold(page, /\/lines\.[^/]*\.js$/);
  await visit(page, GUIDE);
  const asked = page.waitForRequest(/\/lines\.[^/]*\.js$/);
  await line(page).scrollIntoViewIfNeeded();
  await page.locator('.code', { hasText: LINE }).first().getByRole('button', { name: 'Copy', exact: true }).tap();
  await asked;
  await line(page).tap({ position: BESIDE_NOTE });
  letCodeCome();
  await expect(button(page)).toHaveAccessibleName(/MaxAuthTries 4/);
  await line(page).tap({ position: BESIDE_NOTE });
  await expect(button(page)).toHaveCount(0);
});

test('W14 a reader who scrolls on before the code for links has arrived stays there, and the line is marked', async ({ page }) => {
  const link = await copyLink(page);
  await page.goto('about:blank');
  const letCodeCome = await hold(page, /\/lines\.[^/]*\.js$/);
  // Without the words, by which a browser would go to the line itself.
  await visit(page, link.replace(/:~:.*/, ''));
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await page.evaluate(() => scrollTo(0, 0));
  letCodeCome();
  await expect.poll(() => marked(page)).toEqual([expect.stringContaining(LINE)]);
  await waitUntilStable(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('W14 a finger’s link fits between a block and the text after it', PHONE, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const block = page.locator('.code', { hasText: 'Permission denied (publickey)' }).first();
  await block.scrollIntoViewIfNeeded();
  await block.getByText('in as alice').tap();
  const link = await button(page).boundingBox();
  const below = await block.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.nextElementSibling ?? element);
    return range.getClientRects()[0]?.top ?? 0;
  });
  expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(below + 1);
});

test('W14 a link to a line leads there without scripts', async ({ page, browser }) => {
  const link = await copyLink(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(HOME);
  await plain.goto(link);
  await expect(line(plain)).toBeInViewport();
  await plain.close();
});
