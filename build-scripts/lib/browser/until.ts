import type { Page } from '@playwright/test';

/** Between two looks at the page, in milliseconds. */
const POLL_MS = 20;

/** True once both the page and the screen around it are hydrated; see src/app/hydration.ts. */
export const IS_HYDRATED = `document.querySelector('#root[data-hydrated] > main[data-hydrated]')`;

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
