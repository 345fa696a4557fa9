import type { Page } from '@playwright/test';

/** Between two looks at the page, in milliseconds. */
const POLL_MS = 20;

/** True once React has taken over the bar and the page's heading, where it has one. */
export const IS_AWAKE = `[document.querySelector('header.nav'), document.querySelector('main h1') ?? document.querySelector('header.nav')]
  .every((element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps')))`;

/**
 * Asks the page until something is so. Playwright's own waiting evaluates text inside the page, which its policy forbids.
 *
 * @param expression JavaScript, of which the truth is asked
 * @throws Error that names the expression when it isn't so in time
 */
export async function until(page: Page, expression: string, timeoutMs = 60_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`${page.url()}: still waiting for ${expression}`);
    await page.waitForTimeout(POLL_MS);
  }
}
