import type { Page, Route } from '@playwright/test';
import { ENGINES, enginesByTurns, expect, hangReact, hydrated, markDocument, openMenuIfFolded, test, visit, waitUntilStable } from '../support/site';

const POST = '/blog/learning-to-read-logs';
const POST_DATA = `**/data${POST}.json`;
const SSH = '**/data/wiki/ssh.json';
const NOTICE = 'The interactive parts of this page could not be loaded.';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the documents that a tab loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Changes what a data file says: the build that it belongs to, or where it ends. */
async function changed(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

const ofAnotherBuild = (route: Route) => changed(route, (text) => text.replace(/"build":"[^"]*"/, '"build":"another"'));

test.describe('a page that can be read', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED', 'status of 404', 'status of 500', 'NS_ERROR', 'not loaded because'] });

  const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = Object.entries({
    'does not come': (route: Route) => route.abort(),
    'answers 500': (route: Route) => route.fulfill({ status: 500 }),
    'answers 404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    'is a page of HTML': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    'is truncated': (route: Route) => changed(route, (text) => text.slice(0, text.length / 2)),
    'is garbage': (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"build":' }),
    'is that of another kind of page': async (route: Route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/data/wiki.json', route.request().url()).href }) }),
  });

  test('R5 stays while its data does not come or is not its own, and answers once a retry has brought it', ENGINES, async ({ page }) => {
    let text: string | null = null;
    for (const [index, [what, answer]] of answers.entries()) {
      await test.step(`its data ${what}`, async () => {
        await page.route(POST_DATA, answer);
        const asked = page.waitForRequest(POST_DATA);
        await (index === 0 ? page.goto(POST) : notice(page).getByRole('button', { name: 'Retry' }).click());
        await asked;
        text ??= await page.getByRole('main').textContent();
        await expect(notice(page)).toBeVisible();
        await expect(page).toHaveURL(POST);
        expect(await page.getByRole('main').textContent()).toBe(text);
        await page.unroute(POST_DATA);
      });
    }
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: /Like/ }).click();
    await expect(page.getByRole('button', { name: /Like/ })).toHaveText('1 Like');
  });

  test('R4 R5 can be left and found again while its data does not come', ENGINES, async ({ page }) => {
    await page.route(SSH, (route) => route.abort());
    await page.goto('/wiki/ssh');
    await expect(notice(page)).toBeVisible();
    await openMenuIfFolded(page);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.unroute(SSH);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Secure SSH logins');
  });

  test('R5 stays while the chunk of its section does not come', ENGINES, async ({ page }) => {
    await page.route(/section-guide.*\.js/, (route) => route.abort());
    await page.goto('/wiki/ssh');
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Secure SSH logins');
    const gap = await page
      .locator('.prose a')
      .nth(5)
      .evaluate((link: HTMLElement) => {
        scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 10);
        link.focus();
        return (document.querySelector('.notice')?.getBoundingClientRect().top ?? 0) - link.getBoundingClientRect().bottom;
      });
    expect(gap).toBeGreaterThanOrEqual(0);
    await page.unroute(/section-guide.*\.js/);
    await notice(page).getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await hydrated(page);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_INTERNET_DISCONNECTED'] });

  test('R4 a section that is not loaded yet leaves the app as it is and offers Retry, which works once the connection is back', async ({ page, context }) => {
    await visit(page, '/wiki');
    const isSameDocument = await markDocument(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resume' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('after a deploy', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED'] });

  test('R4 data of another build makes the app load the wanted address as a document, once', ENGINES, async ({ page }) => {
    await visit(page, '/wiki');
    const documents = countDocuments(page);
    await page.route(SSH, ofAnotherBuild);
    await page.getByRole('main').getByRole('link', { name: 'Secure SSH logins', exact: true }).first().click();
    await expect(page).toHaveURL('/wiki/ssh');
    await expect(heading(page)).toHaveText('Secure SSH logins');
    // The server still has the old document and the new data, so another load would be in vain.
    await expect(notice(page)).toBeVisible();
    await waitUntilStable(page);
    expect(documents()).toBe(1);
  });

  test('R4 a chunk that fails while the site is the same loads no document', ENGINES, async ({ page }) => {
    await visit(page, '/wiki');
    const documents = countDocuments(page);
    await page.route(/section-resume.*\.js/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resume' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await waitUntilStable(page);
    expect(documents()).toBe(0);
  });
});

test.describe('scripts that do not come', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED', 'ChunkLoadError', 'Loading failed', 'console: Error ('] });

  const scripts = ['main', 'react', 'state', 'app'];
  const engines = enginesByTurns(scripts, 4);

  for (const name of scripts) {
    test(`R5 N2 ${name}: the page says so, works as without scripts, and starts on Retry`, engines(name), async ({ page }) => {
      const script = new RegExp(`/assets/${name}\\..*\\.js`);
      const documents = countDocuments(page);
      await page.route(script, (route) => route.abort());
      await page.goto(POST);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' })).toBeVisible();
      await page.unroute(script);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(notice(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeAttached();
      expect(documents()).toBe(1);
    });
  }

  test('S2 N3 the search page asks for no term, and the form leads on', async ({ page }) => {
    await page.route(/\/assets\/main\..*\.js/, (route) => route.abort());
    await page.goto('/search?q=ssh');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Enter a search term to begin')).toBeHidden();
    await page.getByRole('combobox').fill('nft');
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=nft');
  });

  test('R5 a script that hangs is given up after 30 seconds, and Retry brings the app', ENGINES, async ({ page }) => {
    await hangReact(page);
    const asked = page.waitForRequest(/\/assets\/react\./);
    await page.goto('/blog', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Shift');
    await asked;
    await page.clock.runFor(29_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(notice(page)).toBeVisible();
    await page.clock.resume();
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });
});

test('R1 S1 /search/ is the search page: its address has no slash, and follows what is typed', async ({ page }) => {
  await page.goto('/search/?q=ssh#top');
  await hydrated(page);
  await expect(page).toHaveURL('/search?q=ssh#top');
  const length = await page.evaluate(() => window.history.length);
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('nftables');
  await expect(page).toHaveURL('/search?q=nftables');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/search');
});

test('G3 Go Back leads to the page before after the skip link, too', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Security' }).click();
  await expect(heading(page)).toHaveText('Security');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tags/Security#main');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/wiki/ssh');
});

test('M1 title, canonical and heading agree after any burst of Back and Forward', async ({ page }) => {
  await visit(page, '/blog');
  for (const name of ['Wiki', 'Projects', 'Blog', 'Wiki']) {
    await openMenuIfFolded(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
  }
  for (const seed of [1, 2, 3]) {
    await page.evaluate(async (start) => {
      const keys = window.navigation.entries().map(({ key }) => key);
      const ends: Promise<unknown>[] = [];
      for (let step = 0; step < 50; step += 1) {
        const { committed, finished } = window.navigation.traverseTo(keys[(step * start * 7 + start) % keys.length] ?? '');
        ends.push(Promise.allSettled([committed, finished]));
        await new Promise((resolve) => setTimeout(resolve, (step * start) % 23));
      }
      await Promise.all(ends);
    }, seed);
    await expect(async () => {
      const title = await heading(page).textContent();
      const path = new URL(page.url()).pathname;
      expect(path).toBe(`/${(title ?? '').toLowerCase()}`);
      expect(await page.title()).toMatch(new RegExp(`^${title} `));
      const canonicals = await page.locator('link[rel=canonical]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(canonicals).toEqual([`https://example.com${path}`]);
    }).toPass({ timeout: 30_000 });
  }
});
