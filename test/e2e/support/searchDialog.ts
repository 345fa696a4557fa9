import type { Page } from '@playwright/test';
import { expect, visit } from './site';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search everything' });
export const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

export async function openDialog(page: Page, path = '/resume'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** The texts that are marked on the page. */
export async function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map((range) => String(range)));
}
