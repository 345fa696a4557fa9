import type { Browser, Page, Request } from '@playwright/test';
import fc from 'fast-check';
import { ADDRESS_DELAY_MS } from '../../../src/features/search/limits';
import { runs } from '../../support/propertyRuns';
import { violations } from '../support/axe';
import { BOTH, expect, hydrated, openMenuIfFolded, passTime, recordTexts, routeTo, sidewaysOf, SOON, test, visit, waitUntilStable } from '../support/site';
import { actAndArrive, visitorAction, screenOf } from '../support/visitorActions';

/** Ends a visit like a visitor who types the address, but in the same document; returns the link that the page offers. */
async function linkOf(page: Page): Promise<string> {
  await page.evaluate(routeTo, '/visit');
  await expect(page.getByRole('heading', { level: 1, name: 'This visit' })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the link' });
  const nothing = page.getByText('Nothing has happened yet.');
  // Which of them is there is known once the link has been packed.
  await expect(copy.or(nothing)).toBeVisible();
  if (await nothing.isVisible()) return '/visit';
  const texts = await recordTexts(copy);
  await copy.click();
  await expect.poll(texts).toContain('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Follows what a page asks for; returns a function that waits until all of it has come, and nothing more is asked for or changes. */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    open.add(request);
    asked += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => open.delete(request));
  const isWaiting = () => [...open].map((request) => request.url());
  return async () => {
    let before: number;
    do {
      await expect.poll(isWaiting, { intervals: SOON }).toEqual([]);
      before = asked;
      // The texts of the search are asked for after its index, and change the rows that are there.
      await waitUntilStable(page);
    } while (before !== asked);
  };
}

const bar = (page: Page) => page.getByRole('region', { name: 'A visit, played again' });

async function inTab(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('D3 any visit’s link shows its screens again', async ({ browser }) => {
  const count = runs(200, 0.02);
  test.setTimeout(240_000 + count * 30_000);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '/wiki', '/blog', '/wiki/ssh', '/projects'),
      fc.array(visitorAction, { minLength: 1, maxLength: 8 }),
      async (start, deeds) => {
        let link = '';
        let before = '';
        await inTab(browser, async (page) => {
          const settled = followRequests(page);
          await visit(page, start);
          for (const each of deeds) await actAndArrive(page, each);
          // The address of a search follows a moment after the last key.
          await passTime(page, ADDRESS_DELAY_MS);
          await expect(page.getByText('Searching...')).toHaveCount(0);
          await settled();
          before = await screenOf(page, '#root');
          link = await linkOf(page);
        });
        if (link === '/visit') return;
        await inTab(browser, async (page) => {
          await page.goto(link);
          await bar(page).getByRole('button', { name: 'Play' }).press('End');
          await expect(bar(page).getByText(/^Step (\d+) of \1$/)).toBeVisible();
          await expect.poll(() => screenOf(page, '.visit-stage'), { intervals: SOON }).toBe(before);
          expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        });
      },
    ),
    { numRuns: count, endOnFailure: true },
  );
});

test('D3 W8 a visit to a runbook shows its steps again, and none of the viewer’s own runs', async ({ browser }) => {
  let link = '';
  await inTab(browser, async (page) => {
    await visit(page, '/wiki/ssh');
    await page.getByRole('link', { name: 'Run step by step' }).click();
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    link = await linkOf(page);
  });
  await inTab(browser, async (page) => {
    await visit(page, '/wiki/ssh?run');
    await page.getByLabel('Which machine is it for?').fill('web1');
    await page.getByRole('button', { name: 'Start the run' }).click();
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.goto(link);
    await bar(page).getByRole('button', { name: 'Play' }).press('End');
    const stage = page.locator('.visit-stage');
    await expect(stage.getByText(/^Step 1 of/)).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Start the run' })).toBeVisible();
    await expect(stage.getByText('web1')).toHaveCount(0);
  });
});

test('D3 a link plays by itself, is paused and ended, and leaves nothing on the viewer’s device', BOTH, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/blog');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: 'DevOps' }).click();
  // On replay, the visit rests here for as long.
  await passTime(page, 2_000);
  await openMenuIfFolded(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' }).locator('visible=true').click();
  await expect(page).toHaveURL('/wiki');
  const link = await linkOf(page);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  // A fragment alone would be the same document.
  await page.goto('about:blank');
  // However busy the machine is, it can be paused during the rest.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(link);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(bar(page)).toContainText(/Step [2-9]/, { timeout: 100 });
  }).toPass({ intervals: SOON, timeout: 30_000 });
  await expect(page.locator('.visit-stage').getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await bar(page).getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' });
  await page.clock.runFor(5_000);
  await expect(page.locator('.visit-stage').getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.clock.resume();
  // The site's own keys do nothing, from the bar either: its dialog, in the hidden site, would make the bar inert.
  for (const key of ['Control+k', '/', 'End']) await bar(page).getByRole('button', { name: 'Play' }).press(key);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.visit-stage').getByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await violations(page, { parts: ['.visit-bar'] })).toEqual([]);
  // No part of the bar is outside of the window, and nothing makes the page wider.
  expect(await sidewaysOf(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A visit to watch' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('D3 what isn’t a visit is refused, and nothing of it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const hash of ['#v1.AAAA', '#v9.abc', `#v1.${'A'.repeat(20_000)}`, '#v1.%00<img src=x onerror=alert(1)>']) {
    await page.goto('about:blank');
    await page.goto(`/visit${hash}`);
    await hydrated(page);
    await expect(page.getByText('This link holds no visit that can be played.')).toBeVisible();
  }
  expect(asked.filter((path) => path.startsWith('/data/wiki'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('D3 the page of a visit says that it needs them', async ({ page }) => {
    await page.goto('/visit');
    // getByText doesn't see the texts of this element.
    await expect(page.locator('noscript p')).toContainText('This page needs scripts');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
