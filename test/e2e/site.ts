import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** As playwright.config.ts has it. */
const PORT = Number(process.env['E2E_PORT'] || 4173);
const HOME = `http://localhost:${PORT}/`;
/** The second site: the foreign content folder under a base path. */
export const FOREIGN = `http://localhost:${PORT + 1}/sub`;

/** A page of each kind; tests add the search, with a question or without. */
export const KINDS = [
  '/',
  '/resume',
  '/wiki',
  '/wiki/ssh',
  '/blog',
  '/blog/learning-to-read-logs',
  '/projects',
  '/projects/azure-migration',
  '/open-source',
  '/tags/SSH',
] as const;

interface Options {
  /** Console errors and failed requests that a test expects, as the parts of their texts. */
  readonly expectedProblems: string[];
  readonly guard: void;
}

/** Every test fails on a console error, an uncaught error, a violated policy, a failed request or one to another site. */
export const test = base.extend<Options>({
  expectedProblems: [[], { option: true }],
  guard: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()} (${message.location().url})`));
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        if (![HOME, FOREIGN].some((site) => request.url().startsWith(site))) problems.push(`foreign: ${request.url()}`);
      });
      await use();
      expect(problems.filter((problem) => !expectedProblems.some((part) => problem.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the app has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Waits until the page's own components answer. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element | null) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const shown = document.querySelector('main h1');
    return isHydrated(document.querySelector('header.nav')) && (shown === null || isHydrated(shown));
  });
}

/** Keeps the app's scripts from the page until it is told to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => isReleased.then(() => route.continue()));
  return release;
}

/** Marks the document, so that a test can tell a client-side navigation from a load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Records the texts that an element shows, the present one first: what is gone after two seconds can't be missed on a busy machine. */
export async function recordTexts(target: Locator): Promise<() => Promise<string[]>> {
  const texts = await target.evaluateHandle((element) => {
    const seen = [element.textContent ?? ''];
    const look = () => element.textContent !== seen.at(-1) && seen.push(element.textContent ?? '');
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => texts.jsonValue();
}

/** On a phone the links stand in the menu. */
export async function openMenuIfFolded(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.isVisible()) await toggle.click();
}

/** One of the data files that the pages are made from. */
export async function siteData<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(`/data/${path}.json`)).json() as Promise<T>;
}

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly date?: string;
}

export { expect };
