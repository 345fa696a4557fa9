import type { ErrorInfo } from 'react';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { SLOW_LINE } from '../../../build-scripts/bench/windows';
import { findWebKit, type WebKit } from '../../../build-scripts/lib/browser/webkit';
import { KINDS } from '../../site/support/kinds';
import { byTurns } from '../../support/propertyRuns';

/** The port, as in playwright.config.ts. */
const PORT = Number(process.env['E2E_PORT'] || 4173);
export const HOME = `http://localhost:${PORT}/`;
/** The second site: the foreign content folder under a base path. */
export const FOREIGN = `http://localhost:${PORT + 1}/sub`;

/** What depends on the window (layout, menus, touch, what is cut off or moves) is tested in a phone's too; see playwright.config.ts. */
export const BOTH = { tag: '@both' };
/** What may differ by engine runs in Firefox, too. */
export const ENGINES = { tag: '@engines' };
/** A walk that runs only in WebKit. */
export const WEBKIT = { tag: '@webkit' };
export const BOTH_AND_ENGINES = { tag: ['@both', '@engines'] };
/** What only a phone has. */
export const PHONE = { tag: '@phone' };

/**
 * The windows for tests of every kind of page. The home page and a guide, whose layouts differ most, are seen in both;
 * the others share their layout rules, and take turns in one.
 */
export const windowsOf = (path: string, index: number) => (['/', '/wiki/ssh'].includes(path) ? BOTH : index % 2 === 0 ? PHONE : {});

/** For a table of similar rows: Chromium tries all of them, Firefox one in `of`, by turns. */
export const enginesByTurns = (table: readonly string[], of: number) => {
  const tried = new Set(byTurns(table, of));
  return (row: string) => (tried.has(row) ? ENGINES : {});
};

/** Intervals of `expect.poll`, in milliseconds, where the result is near: by default it soon waits a second. */
export const SOON = [20, 50, 100];

/** The pages that a project's window sees, for tests that go through them in one tab: a second page there costs half as much. */
export const pagesIn = (project: string, paths: readonly string[]) =>
  paths.filter((path, index) => {
    const where = windowsOf(path, index);
    return where === BOTH || (where === PHONE) === (project === 'phone');
  });

interface Options {
  /** Console errors and failed requests that a test expects, as parts of their messages. */
  readonly expectedProblems: string[];
  readonly guard: void;
}

/** The error of a request that the page aborted, such as one for an icon when it was left: in Chromium and in Firefox. */
const ABORTED: ReadonlySet<string> = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);
/** Firefox reports a typeface whose download was aborted like that, with NS_BINDING_ABORTED as a number. */
const ABORTED_FACE = /^download failed \(font-family.* status=2152398850 /;

/** Every test fails on a console error, an uncaught error, a violated policy, a failed request or one to another site. */
export const test = base.extend<Options>({
  expectedProblems: [[], { option: true }],
  guard: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()} (${message.location().url})`));
      page.on('pageerror', ({ message }) => {
        if (!ABORTED_FACE.test(message)) problems.push(`uncaught: ${message}`);
      });
      page.on('requestfailed', (request) => {
        if (!ABORTED.has(request.failure()?.errorText ?? '')) problems.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        if (![HOME, FOREIGN].some((site) => request.url().startsWith(site))) problems.push(`foreign: ${request.url()}`);
      });
      // What React had to render anew is only a warning to visitors, whose extensions may be the cause.
      await page.addInitScript(() => {
        const { warn } = console;
        console.warn = (...told: readonly unknown[]) => ((told[1] as ErrorInfo | undefined)?.componentStack === undefined ? warn : console.error)(...told);
      });
      await use();
      expect(problems.filter((problem) => !expectedProblems.some((part) => problem.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until both the page and the screen around it are hydrated; see src/app/hydration.ts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#root[data-hydrated] > main[data-hydrated]') !== null);
}

/** Goes to an address as the router does, without loading a document. Runs in the page. */
export function routeTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Goes to an address: through the router if the page shows the same path with another query or anchor, otherwise by loading it. */
export async function goTo(page: Page, path: string): Promise<void> {
  const address = new URL(path, HOME);
  if (new URL(page.url()).pathname !== address.pathname) await page.goto(path);
  else if (page.url() !== address.href) await page.evaluate(routeTo, path);
  await hydrated(page);
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const sidewaysOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Resolves once a frame has been drawn. Runs in the page. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Waits until an observer of the page has been told of the last layout shifts: the entries of a frame are delivered after it. */
export async function shiftsDelivered(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await page.evaluate(nextFrame);
}

/** @throws Error where there is none */
export function foundWebKit(): WebKit {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit; "npm test" installs it.');
  return found;
}

/** Slows the connection down to a phone's: 1.6 Mbit/s and 150 ms to the server. */
export async function slowLine(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_LINE);
}

/** Holds back what a page requests from an address; returns a function that releases it. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => isReleased.then(() => route.continue()));
  return release;
}

/** Holds back the app's scripts; returns a function that releases them. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/** Never answers the first request for React's chunk, and stops the page's clock, so that a busy machine makes no difference. */
export async function hangReact(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route(/\/assets\/react\..*\.js/, () => undefined, { times: 1 });
}

/** Waits on the page's own clock, so that its timers of up to that time have fired, however busy the machine is. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
}

/** Waits until ten frames in a row look alike: the same scroll position, number of elements and length of text. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = () => [scrollY, document.querySelectorAll('*').length, document.body.innerText.length].join();
    let [before, alike] = ['', 0];
    while (alike < 10) {
      await new Promise(requestAnimationFrame);
      const now = look();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  });
}

/** Marks the document, so that a test can tell a client-side navigation from a load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Records the texts that an element shows, the present one first, so that one that lasts two seconds isn't missed on a busy machine. */
export async function recordTexts(target: Locator): Promise<() => Promise<string[]>> {
  const texts = await target.evaluateHandle((element) => {
    const seen = [element.textContent ?? ''];
    const look = () => element.textContent !== seen.at(-1) && seen.push(element.textContent ?? '');
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => texts.jsonValue();
}

/** On a phone the links are in the menu. */
export async function openMenuIfFolded(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.isVisible()) await toggle.click();
}

/** One of the data files that the pages are made from. */
export async function siteData<T>(page: Page, path: string): Promise<T> {
  const file = (await (await page.request.get(`/data/${path}.json`)).json()) as { checksum?: string; data: T };
  // The data of a sealed file; a file in the search's own format is returned as it is.
  return file.checksum === undefined ? (file as T) : file.data;
}

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly date?: string;
}

export { expect, KINDS };
