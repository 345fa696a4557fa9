import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A text without blanks, which kerning adds to what is read back of a PDF, and without emoji, which aren't read back. */
export const lettersOf = (text = '') => text.replace(/[\s\p{Extended_Pictographic}\uFE0F]/gu, '');

/** The letters on each sheet of the printed page. */
export async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const { text } = await extractText(await getDocumentProxy(pdf));
  return text.map(lettersOf);
}
