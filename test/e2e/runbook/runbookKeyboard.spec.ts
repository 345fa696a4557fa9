import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, test } from '../support/site';

/** The height that a phone's keyboard leaves of the window; lying, it leaves less. */
const LEFT = 370;
const LYING = { width: 740, height: 180 };

const field = (page: Page) => page.locator('.runbook__bar :is(input, textarea)');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A finger, unlike a locator's `tap`, scrolls nothing. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function expectOnScreen(page: Page): Promise<void> {
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
}

test('W9 a phone’s keyboard leaves the note and the name of the machine on the screen, and the reader’s place in the step', PHONE, async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const type = async (text: string) => {
    const place = await scrolled(page);
    await tap(page, field(page));
    await page.setViewportSize({ width, height: LEFT });
    await expectOnScreen(page);
    await page.keyboard.type(text);
    await expectOnScreen(page);
    expect(await scrolled(page)).toBe(place);
    return place;
  };
  await page.goto('/wiki/firewall?run');
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await type('web1');
  await tap(page, page.getByRole('button', { name: 'Start the run' }));
  await expect(page.getByRole('button', { name: 'Note' })).toBeVisible();
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 500));
  await tap(page, page.getByRole('button', { name: 'Note' }));
  await expect(field(page)).toBeVisible();
  const place = await type('The mirror was down.');
  await test.step('with the phone turned', async () => {
    await page.setViewportSize(LYING);
    await expectOnScreen(page);
    const lying = await scrolled(page);
    await page.keyboard.type(' Again.');
    await expectOnScreen(page);
    expect(await scrolled(page)).toBe(lying);
    await page.setViewportSize({ width, height: LEFT });
  });
  const upright = await scrolled(page);
  await tap(page, page.getByRole('button', { name: 'Save the note' }));
  await expect(page.getByText(/^Saved at .*: The mirror was down\. Again\.$/)).toBeVisible();
  await page.setViewportSize({ width, height });
  expect(Math.abs((await scrolled(page)) - upright)).toBeLessThan(2);
  expect(place).toBeGreaterThan(0);
});

test('W9 a press on a button is one in a low window, too, while a note is being typed', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 400 });
  await page.goto('/wiki/firewall?run');
  await field(page).fill('web1');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.getByRole('button', { name: 'Note' }).click();
  await page.evaluate(() => scrollTo(0, 600));
  await page.keyboard.type('The mirror was down.');
  await expectOnScreen(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.locator('.runbook__place')).toHaveText(/^Step 2 /);
});
