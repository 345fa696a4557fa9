import type { Locator, Page, Request, Route } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { ENGINES, enginesByTurns, expect, hydrated, waitUntilStable, test, visit } from '../support/site';

/*
 * Every kind of file, and what a visitor sees when it doesn't arrive as it should (docs/faults.md). One visit goes through
 * all faults of a file: each Retry meets the next fault, and the last one gets the file.
 */

test.use({
  expectedProblems: [
    'failed: ',
    'ERR_FAILED',
    'status of 404',
    'status of 500',
    'ChunkLoadError',
    'SyntaxError',
    'Unexpected',
    'MIME',
    'uncaught: ',
    'not loaded because',
    'NS_ERROR',
    'Loading failed',
    'unreachable',
    'sanitizer',
    'downloadable font',
    'OTS parsing',
    'decode',
  ],
});

type Answer = (route: Route) => Promise<void>;

const FAULTS: Readonly<Record<string, Answer>> = {
  'does not come': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
  'is a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome' }),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Without the cache lifetime of a year that whole files have: no cache stores half a file.
    await route.fulfill({ contentType: response.headers()['content-type'] ?? '', body: text.slice(0, text.length / 2) });
  },
};

/** A slow file: asked for, and on its way until it is released. */
async function onItsWay(page: Page, address: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // A request that was aborted meanwhile can no longer be answered.
  await page.route(address, (route) => released.then(() => route.continue()).catch(() => undefined));
  return { release, asked: page.waitForRequest(address) };
}

interface Kind {
  readonly address: RegExp;
  /** Does what makes the page request the file. */
  readonly ask: (page: Page) => Promise<void>;
  readonly notice: (page: Page) => Locator;
  readonly there: (page: Page) => Locator;
  /** The faults that the page doesn't notice. */
  readonly unnoticed?: readonly string[];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toGuide = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Secure SSH logins', exact: true }).first().click();
const pageNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
const guide = { ask: toGuide, notice: pageNotice, there: (page: Page) => heading(page, 'Secure SSH logins') };

const KINDS: Readonly<Record<string, Kind>> = {
  'the script of a section': { ...guide, address: /section-guide\.\w+\.js/ },
  // Browsers accept half a sheet, or a page in place of one: the guide shows with the styles that all pages share.
  'the style sheet of a section': { ...guide, address: /section-guide\.\w+\.css/, unnoticed: ['is truncated', 'is a page of HTML'] },
  // A page that the server doesn't have leads to its list (R3).
  'the data of the next page': { ...guide, address: /\/data\/wiki\/ssh\.json/, unnoticed: ['is missing', 'is a page of HTML'] },
  'the index of the search': {
    address: /\/data\/search-[a-z]+\.json/,
    ask: async (page) => {
      await page.getByRole('combobox', { name: 'Search the site' }).fill('PermitRootLogin');
      await page.getByRole('combobox', { name: 'Search the site' }).press('Enter');
      // The index is requested earlier, when the browser is idle; the outcome is shown here.
      await expect(heading(page, 'Search')).toBeVisible();
    },
    notice: (page) => page.getByText('The search could not be loaded.'),
    there: (page) => page.locator('.result').first(),
  },
};

/** Tries again, and waits until the answer has been handled. */
async function retry(page: Page, address: RegExp): Promise<void> {
  const isAnswer = (request: Request) => address.test(request.url());
  const ended = Promise.race([page.waitForEvent('requestfinished', isAnswer), page.waitForEvent('requestfailed', isAnswer)]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await ended;
  await waitUntilStable(page);
}

const engines = enginesByTurns(Object.keys(KINDS), 4);

for (const [what, { address, ask, notice, there, unnoticed = [] }] of Object.entries(KINDS)) {
  const faults = Object.entries(FAULTS).filter(([name]) => !unnoticed.includes(name));

  test(`R4 S6 ${what}, in whatever way it fails: a notice, a page to leave by, and Retry until it is there`, engines(what), async ({ page }) => {
    let answer: Answer = (route) => route.abort();
    await page.route(address, (route) => answer(route));
    await visit(page, '/wiki');
    for (const [index, [name, fault]] of faults.entries()) {
      await test.step(name, async () => {
        answer = fault;
        await (index === 0 ? ask(page) : retry(page, address));
        await expect(notice(page)).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
    }
    // What is asked for past the browser's cache may still be answered.
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page, address);
    await expect(there(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test(`R4 S6 ${what}, late by two seconds: nothing but a wait; by two minutes: a notice, and Retry`, engines(what), async ({ page }) => {
    const { release, asked } = await onItsWay(page, address);
    await page.clock.install();
    await page.goto('/wiki');
    await page.clock.runFor(5_000);
    await hydrated(page);
    await ask(page);
    await asked;
    await page.clock.runFor(2_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(118_000);
    await expect(notice(page)).toBeVisible();
    release();
    await page.unroute(address);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(there(page)).toBeVisible();
  });
}

test('H8 R5 fonts that fail or hang leave every word, in a typeface of the device', ENGINES, async ({ page }) => {
  const FONTS = /\.woff2$/;
  const faults = [...Object.entries(FAULTS), ['hangs', () => undefined] as const];
  for (const [name, fault] of byTurns(faults, 2)) {
    await test.step(name, async () => {
      await page.route(FONTS, fault as Answer);
      const asked = page.waitForRequest(FONTS);
      await page.goto('/wiki/ssh', { waitUntil: 'domcontentloaded' });
      await asked;
      const title = heading(page, 'Secure SSH logins');
      await expect(title).toBeVisible();
      expect((await title.boundingBox())?.width).toBeGreaterThan(100);
      if (name !== 'hangs') await hydrated(page);
      await page.unroute(FONTS);
    });
  }
});
