import type { Page } from '@playwright/test';

/** The polling interval, in milliseconds. */
const POLL_MS = 20;

/** True once both the page and the screen around it are hydrated; see src/app/hydration.ts. */
export const IS_HYDRATED = `document.querySelector('#root[data-hydrated] > main[data-hydrated]')`;

/**
 * Polls the page until an expression is truthy. Playwright's own waiting evaluates text inside the page, which its CSP forbids.
 *
 * @param expression JavaScript that is evaluated in the page
 * @throws Error that names the expression when it isn't truthy in time
 */
export async function until(page: Page, expression: string, timeoutMs = 60_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`${page.url()}: still waiting for ${expression}`);
    await page.waitForTimeout(POLL_MS);
  }
}
