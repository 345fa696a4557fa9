import type { Locator, Page } from '@playwright/test';
import { until } from '../browser/until';
import { HAS_OFFERS, hasAnswerTo, LISTED_PATHS } from './guideProbe';

/** The key that opens the dialog, and the one that opens the option. */
const FRAME_KEYS = 2;
/** Those who know a guide type the beginning of a word of its name; more letters than this would be spelling it out. */
const MAX_LETTERS = 5;
/** Nobody looks for shorter words of a path. */
const LEAST_WORD = 3;

/**
 * The fewest keys that open each guide from a page that has just been opened: `/`, the first letters of a word of its path
 * or none, an arrow key for each option down to it, and Enter.
 */
export async function keysToGuides(page: Page, paths: readonly string[]): Promise<Map<string, number>> {
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  // The first searches load the index, and are answered from the titles alone until it is there, so a first pass isn't counted.
  for (const typed of beginnings(paths)) await listFor(page, box, typed);
  const fewest = new Map<string, number>();
  for (const typed of beginnings(paths)) {
    const listed = await listFor(page, box, typed);
    for (const path of paths) {
      const place = listed.indexOf(path);
      const keys = FRAME_KEYS + typed.length + place + 1;
      if (place >= 0 && keys < (fewest.get(path) ?? Infinity)) fewest.set(path, keys);
    }
  }
  return fewest;
}

/** The empty text, and the beginnings of the words of the paths. */
export function beginnings(paths: readonly string[]): string[] {
  const words = paths.flatMap((path) => (path.split('/').at(-1) ?? '').split('-')).filter((word) => word.length >= LEAST_WORD);
  const parts = words.flatMap((word) => Array.from({ length: Math.min(word.length, MAX_LETTERS) }, (_, index) => word.slice(0, index + 1)));
  return ['', ...new Set(parts)];
}

/** Types a text; returns the paths that the list then shows for it. */
async function listFor(page: Page, box: Locator, typed: string): Promise<string[]> {
  await box.fill(typed);
  await until(page, typed === '' ? HAS_OFFERS : hasAnswerTo(typed));
  return page.evaluate<string[]>(LISTED_PATHS);
}
