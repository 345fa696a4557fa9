import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { cornerColours, parseInPieces, watched, watchFrames } from '../support/frames';
import { expect, holdScripts, hydrated, KINDS, waitUntilStable, test, windowsOf } from '../support/site';

/** The layout shift that the typeface's arrival may cause: a line gets a word longer or shorter. */
const SWAP_SCORE = 0.01;

const OTHER = { light: 'dark', dark: 'light' } as const;

/** A visitor who chose the theme that isn't the system's. */
async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: OTHER[theme] });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
}

for (const [index, path] of byTurns([...[...KINDS, '/search?q=ssh'].entries()], 2)) {
  test(
    `H8 R4 ${path}, in a theme by choice, looks from the first frame as it does once hydrated, and never shifts`,
    windowsOf(path, index),
    async ({ page }, info) => {
      // Theme and window don't affect each other, so each window has only one of the themes.
      const theme = info.project.name === 'phone' ? 'light' : 'dark';
      await choose(page, theme);
      await watchFrames(page);
      const letScriptsCome = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate(async () => void (await document.fonts.ready));
      await waitUntilStable(page);
      // The typeface has replaced its fallback; from now on nothing moves at all.
      const { shifts: byTypeface, score } = await watched(page);
      expect(score).toBeLessThanOrEqual(SWAP_SCORE);
      letScriptsCome();
      await hydrated(page);
      if (path.startsWith('/search')) await expect(page.locator('.result').first()).toBeVisible();
      for (const image of await page.locator('.lazy-image:visible').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveAttribute('data-state', 'shown');
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const { frames, shifts } = await watched(page);
      expect(shifts.slice(byTypeface.length)).toEqual([]);
      expect(frames).toHaveLength(1);
      expect(frames[0]?.scheme).toBe(theme);
    },
  );
}

for (const [index, path] of byTurns([...[...KINDS, '/search'].entries()], 2)) {
  test(`R4 wherever the parser pauses within the first screen of ${path}, nothing that is shown moves`, windowsOf(path, index + 1), async ({ page }) => {
    await watchFrames(page);
    await parseInPieces(page, path);
    expect((await watched(page)).shifts).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`D1 no frame between two documents has another background than that of the ${theme} theme, which the visitor chose`, async ({ page }) => {
    await choose(page, theme);
    // Slowed down, so that there is a frame between the two.
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/resume');
    await hydrated(page);
    const colours = await cornerColours(page, '/blog');
    expect(colours).toHaveLength(1);
    const brightness = Math.max(...(colours[0] ?? '').split(' ').map(Number));
    expect(brightness > 127 ? 'light' : 'dark').toBe(theme);
  });
}
