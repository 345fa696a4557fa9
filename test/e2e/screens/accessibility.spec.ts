import type { Page } from '@playwright/test';
import { SCREEN_STATES, type ScreenState } from '../../../build-scripts/lib/screenshots/states';
import { byTurns } from '../../support/propertyRuns';
import { clearOfBars, violations } from '../support/axe';
import { BOTH, goTo, expect, PHONE, sidewaysOf, test } from '../support/site';
import { lowControls, smallTargets, STANDALONE } from '../support/targets';

/** Rules whose outcome a theme can change, and those that a window's width can; the others run once. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/** States whose layout differs in a phone's window by more than its width: every rule runs there again. */
const OTHERWISE_ON_A_PHONE = ['home', 'wiki-article', 'menu', 'dialog'];

/** Pages with links above their title, or to evidence. */
const WITH_STANDALONE_LINKS = ['resume', 'wiki-article', 'blog-post', 'project'];

/** What the browser reports in these states, as parts of its messages. */
const EXPECTED_PROBLEMS: Readonly<Record<string, readonly string[]>> = {
  'not-found': ['status of 404'],
  'tag-unknown': ['status of 404'],
  'load-failed': ['failed: ', 'ERR_FAILED'],
};

const TABLET = { width: 768, height: 1024 };
const SMALL = { width: 360, height: 740 };

async function violationsOf(page: Page, { parts }: ScreenState, rules?: string[]): Promise<string[]> {
  // What lies beneath an open dialog is inert, and a state of its own.
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  // R2: an unknown route shows nothing in the main region, so there is no heading to ask for.
  const withoutRules = (await page.locator('main:empty').count()) > 0 ? ['page-has-heading-one'] : [];
  await clearOfBars(page);
  return violations(page, { withoutRules, ...(hasDialog ? { parts: ['dialog[open]'] } : parts && { parts }), ...(rules && { rules }) });
}

/** Brings about a state, with everything unfolded. */
async function show(page: Page, { path, act }: ScreenState, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Closes what the previous state opened.
  await page.keyboard.press('Escape');
  await goTo(page, path);
  await act?.(page);
  // The open sheet of contents is a state of its own: it covers part of the text.
  await page.locator('details:not([open], .contents > *)').evaluateAll((closed) => closed.forEach((element) => element.setAttribute('open', '')));
}

/** Nothing to scroll sideways, and everything large enough to be hit; for a finger, the main controls are larger. */
async function expectRoom(page: Page): Promise<void> {
  expect(await sidewaysOf(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await lowControls(page)).toEqual([]);
}

const isOnPhone = ({ name, isAt }: ScreenState) => OTHERWISE_ON_A_PHONE.includes(name) || isAt?.(Infinity) === false;
const isOnDesktop = ({ isAt }: ScreenState) => isAt?.(Infinity) !== false;

function windowsOf(states: readonly ScreenState[]) {
  if (!states.some(isOnPhone)) return {};
  return states.some(isOnDesktop) ? BOTH : PHONE;
}

/** States of one page follow each other on it; those with expected problems are on their own. */
const placeOf = ({ name, path }: ScreenState) => (name in EXPECTED_PROBLEMS ? name : path.split('?')[0]);
const VISITS = [...new Set(SCREEN_STATES.map(placeOf))].map((place) => SCREEN_STATES.filter((state) => placeOf(state) === place));

for (const states of byTurns(VISITS, 3)) {
  const names = states.map(({ name }) => name).join(', ');

  test.describe(names, () => {
    test.use({ expectedProblems: [...(EXPECTED_PROBLEMS[states[0]?.name ?? ''] ?? [])] });

    test(
      `C2 M1 ${names} has no accessibility violation, as it is opened in either theme, no target under 24 px, and nothing to scroll sideways`,
      windowsOf(states),
      async ({ page, viewport }, info) => {
        const isPhone = info.project.name === 'phone';
        for (const state of states.filter(isPhone ? isOnPhone : isOnDesktop)) {
          await test.step(state.name, async () => {
            if (viewport) await page.setViewportSize(viewport);
            await expectAccessible(page, state, isPhone);
          });
        }
      },
    );
  });
}

/** Runs every rule in one theme and one window, and in the others only the rules whose outcome they can change. */
async function expectAccessible(page: Page, state: ScreenState, isPhone: boolean): Promise<void> {
  const { act, isAt } = state;
  // A page is checked in both themes, in a phone's window in the dark one; states after a visitor's action take turns.
  const isDark = act ? SCREEN_STATES.indexOf(state) % 2 === 0 : isPhone;
  await show(page, state, isDark ? 'dark' : 'light');
  // A long article's last blocks are hydrated after its head; what counts is the whole page.
  await expect.poll(() => violationsOf(page, state)).toEqual([]);
  if (!act && !isPhone) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => violationsOf(page, state, THEME_RULES)).toEqual([]);
  }
  if (WITH_STANDALONE_LINKS.includes(state.name)) await expect(page.locator(STANDALONE)).not.toHaveCount(0);
  await expectRoom(page);
  const widths = byTurns(SCREEN_STATES.indexOf(state) % 2 === 0 ? [TABLET, SMALL] : [SMALL, TABLET], 2);
  for (const size of isOnPhone(state) ? [] : widths) {
    if (isAt?.(size.width) === false) continue;
    await page.setViewportSize(size);
    await expect.poll(() => violationsOf(page, state, WIDTH_RULES)).toEqual([]);
    await expectRoom(page);
  }
}
