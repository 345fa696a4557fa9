import type { Page } from '@playwright/test';
import { PREVIEW_DELAY_MS } from '../../../src/core/limits';
import { expect, passTime, PHONE, test, visit } from '../support/site';

/** How long the card waits for the pointer that has left it, and a little more. */
const GRACE_MS = 300;

const link = (page: Page) => page.locator('.prose').getByRole('link', { name: 'firewall', exact: true }).first();
const card = (page: Page) => page.getByRole('tooltip');

test.describe('the card of a link', () => {
  test('N1 opens for a resting mouse and for the keyboard, stays while pointed at, and closes when both are left, with Escape and with the page', async ({
    page,
  }) => {
    await visit(page, '/wiki/ssh');
    await link(page).hover();
    await expect(card(page)).toContainText('A default-deny firewall with nftables');
    await expect(card(page)).toContainText(/\d+ min read · Checked on/);
    await expect(link(page)).toHaveAttribute('aria-describedby', 'link-preview');
    await card(page).hover();
    await passTime(page, PREVIEW_DELAY_MS + GRACE_MS);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toHaveCount(0);
    await expect(link(page)).not.toHaveAttribute('aria-describedby');
    await link(page).evaluate((element) => {
      // The stop before it, so that Tab leads to it as for a visitor.
      const stops: Element[] = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"], summary, input')].filter((stop) =>
        stop.checkVisibility(),
      );
      const before = stops[stops.indexOf(element) - 1];
      if (before instanceof HTMLElement) before.focus();
    });
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await link(page).hover();
    await expect(card(page)).toBeVisible();
    await link(page).click();
    await expect(page).toHaveURL(/\/wiki\/firewall/);
    await expect(card(page)).toHaveCount(0);
  });

  test('N1 does not open for a touch', PHONE, async ({ page }) => {
    await visit(page, '/wiki/ssh');
    await link(page).tap();
    await expect(page).toHaveURL(/\/wiki\/firewall/);
    await passTime(page, 2 * PREVIEW_DELAY_MS);
    await expect(card(page)).toHaveCount(0);
  });
});
