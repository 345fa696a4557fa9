import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

const status = (page: Page) => page.locator('.runbook__kept');
const alert = (page: Page) => page.getByRole('alert');

async function start(page: Page, host: string): Promise<void> {
  await page.getByLabel('Which machine is it for?').fill(host);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
}

test('W9 a run is kept as soon as the device has room for it, with what happened before; a run whose storage is cleared is not, but the next one is', async ({
  page,
  context,
}) => {
  await page.goto('/wiki/ssh?run');
  await expect(page.getByLabel('Which machine is it for?')).toBeVisible();
  const { origin } = new URL(page.url());
  // The quota lasts as long as the page that has set it.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const browser = await context.newCDPSession(other);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.bringToFront();
  await start(page, 'web1');
  await expect(status(page)).toHaveText('Not kept');
  await expect(alert(page)).toContainText('This device has no room');
  await page.keyboard.press('n');
  await page.getByLabel('A note on this step').fill('The mirror was down.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText(/^Noted at/)).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(status(page)).toHaveText('Kept on this device');
  await expect(alert(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Failed at/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('The mirror was down.');
  await expect(page.getByLabel('A note on this step')).toHaveCount(0);

  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(status(page)).toHaveText('Not kept');
  await expect(alert(page)).toContainText('deleted meanwhile');
  await page.getByRole('link', { name: 'New run' }).click();
  await start(page, 'web2');
  await expect(status(page)).toHaveText('Kept on this device');
  await page.getByRole('link', { name: /web1/ }).click();
  await expect(status(page)).toHaveText('Not kept');
  const asked = page.waitForEvent('dialog');
  void page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await expect(page.getByText('This run is not on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: /web2/ })).toBeVisible();
});
