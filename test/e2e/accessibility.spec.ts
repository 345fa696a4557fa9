import type { Page } from '@playwright/test';
import { SCREEN_STATES, type ScreenState } from '../../build-scripts/lib/screenshots/states';
import { violations } from './axe';
import { BOTH, expect, hydrated, PHONE, test } from './site';
import { lowControls, smallTargets } from './targets';

/** Rules whose outcome a theme can change, and those that a window's width can; the others are asked once. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/** States that are laid out otherwise in a phone's window, by more than its width: there every rule is asked again. */
const OTHERWISE_ON_A_PHONE = ['home', 'wiki-article', 'menu', 'dialog'];

const TABLET = { width: 768, height: 1024 };
const SMALL = { width: 360, height: 740 };

async function violationsOf(page: Page, { parts }: ScreenState, rules?: string[]): Promise<string[]> {
  // What lies beneath an open dialog is inert, and a state of its own.
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  // R2: an unknown route shows nothing in the main region, so there is no heading to ask for.
  const withoutRules = (await page.locator('main:empty').count()) > 0 ? ['page-has-heading-one'] : [];
  return violations(page, { withoutRules, ...(hasDialog ? { parts: ['dialog[open]'] } : parts && { parts }), ...(rules && { rules }) });
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Brings a state about, with everything folded out that can be. */
async function show(page: Page, { path, act }: ScreenState, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await act?.(page);
  await page.locator('details:not([open])').evaluateAll((closed) => closed.forEach((element) => element.setAttribute('open', '')));
  // What has been scrolled half under the bar is no smaller target for it.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Nothing to scroll sideways, and everything large enough to be hit; for a finger, the main controls are larger. */
async function expectRoom(page: Page): Promise<void> {
  expect(await sideways(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await lowControls(page)).toEqual([]);
}

for (const [index, state] of SCREEN_STATES.entries()) {
  const { name, isAt, act } = state;
  const isInBoth = OTHERWISE_ON_A_PHONE.includes(name);
  const where = isAt?.(Infinity) === false ? PHONE : isInBoth ? BOTH : {};

  test.describe(name, () => {
    test.use({ expectedProblems: { 'not-found': ['status of 404'], 'tag-unknown': ['status of 404'], 'load-failed': ['failed: ', 'ERR_FAILED'] }[name] ?? [] });

    test(
      `M1 ${name} has no accessibility violation${act ? '' : ' in either theme'}, no target under 24 px, and nothing to scroll sideways`,
      where,
      async ({ page }) => {
        // A page is seen in both themes, what a visitor makes of it in one of them by turns.
        await show(page, state, act && index % 2 === 0 ? 'dark' : 'light');
        // A long article's last blocks are hydrated after its head; what counts is the whole page.
        await expect.poll(() => violationsOf(page, state)).toEqual([]);
        if (!act) {
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect.poll(() => violationsOf(page, state, THEME_RULES)).toEqual([]);
        }
        await expectRoom(page);
        for (const size of isInBoth ? [] : [TABLET, SMALL]) {
          if (isAt?.(size.width) === false) continue;
          await page.setViewportSize(size);
          await expect.poll(() => violationsOf(page, state, WIDTH_RULES)).toEqual([]);
          await expectRoom(page);
        }
      },
    );
  });
}
