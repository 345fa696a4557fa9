import type { Page } from '@playwright/test';

/** Presses Tab a number of times as if it were held down. One frame is drawn for several stops, so it takes a third of the time of single presses. */
export async function holdTab(page: Page, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
}
