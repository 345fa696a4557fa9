import type { Page } from '@playwright/test';
import { until } from '../browser/until';
import { DROP_TYPEFACE, SHIFT } from './shiftProbe';

/** How far a page's first screen moves when the typeface takes the place of a face of the system: its layout shift (CLS). */
export interface ShiftRow {
  readonly path: string;
  readonly shift: number;
}

/**
 * Measures it the other way round, which depends on no network: the page is laid out in the typeface, and then loses it. Pages are opened
 * without their scripts, which change nothing on a first screen.
 */
export async function measureShifts(page: Page, url: string, paths: readonly string[]): Promise<ShiftRow[]> {
  // An empty answer: a page tells its reader about a script that can't be had.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const rows: ShiftRow[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await until(page, `document.fonts.status === 'loaded'`);
    await page.evaluate(DROP_TYPEFACE);
    await until(page, `${SHIFT} !== undefined`);
    rows.push({ path, shift: await page.evaluate<number>(SHIFT) });
  }
  return rows;
}
