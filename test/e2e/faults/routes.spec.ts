import { plainTitle } from '../../../src/core/content/plainTitle';
import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import {
  BOTH,
  BOTH_AND_ENGINES,
  expect,
  hold,
  holdScripts,
  hydrated,
  markDocument,
  openMenuIfFolded,
  siteData,
  test,
  visit,
  waitUntilStable,
  ENGINES,
  type Item,
} from '../support/site';

/** Digits for `toBeCloseTo`: within half a pixel. Firefox anchors its scrolling in fractions of one. */
const SAME_PIXEL = 0;

/** Items that aren't there, and the lists that they would be in. */
const UNKNOWN_ITEMS = [
  ['/wiki/nothing', '/wiki'],
  ['/blog/nothing', '/blog'],
  ['/projects/constructor', '/projects'],
] as const;

test.describe('unknown addresses', () => {
  test.use({ expectedProblems: ['the server responded with a status of 404'] });

  test('R1 R2 the site survives a malformed escape in a tag', async ({ page }) => {
    await page.goto('/tags/%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('%E0%A4%A');
    await expect(page.getByText('Nothing has this tag.')).toBeVisible();
  });

  test('R2 an unknown route shows the navigation bar and nothing in the main region', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveText('');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('R3 an unknown guide, post or project leads to its list in place of its history entry', ENGINES, async ({ page }) => {
    await visit(page, '/resume');
    for (const [address, list] of byTurns(UNKNOWN_ITEMS, 3)) {
      await page.goto(address);
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/resume');
    }
  });
});

test('R1 R4 a page that a server gives for an address with two slashes stays, at its own address', ENGINES, async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//wiki`);
  await expect(page).toHaveURL('/wiki');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiki');
});

test('R4 R5 a link changes the page without loading a document, and Back returns to the place that was left', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const link = page.locator('.next__link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL('/wiki/user-permissions');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/wiki/ssh');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, SAME_PIXEL);
  expect(await isSameDocument()).toBe(true);
});

test('R5 Back finds the place on a page that was reloaded after a link had led to it', ENGINES, async ({ page }) => {
  await visit(page, '/wiki');
  await page.getByRole('main').getByRole('link', { name: 'Secure SSH logins' }).first().click();
  await expect(page).toHaveURL('/wiki/ssh');
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const before = await page.evaluate(() => window.scrollY);
  // Without scrolling to the link.
  await page
    .getByRole('main')
    .locator('a[href="/wiki/firewall"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/wiki/firewall');
  await page.goBack();
  await expect(page).toHaveURL('/wiki/ssh');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, SAME_PIXEL);
});

test('R5 a reader who has gone on from the heading that the address names stays where they are when the scripts come', BOTH_AND_ENGINES, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/wiki/ssh#troubleshooting', { waitUntil: 'domcontentloaded' });
  const heading = page.locator('#troubleshooting');
  await expect(heading).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(heading).not.toBeInViewport();
  letScriptsCome();
  await hydrated(page);
  await waitUntilStable(page);
  await expect(heading).not.toBeInViewport();
});

test('R1 R2 a copy of a page that was saved, or has the address of another page, stays as it is', ENGINES, async ({ page }) => {
  for (const address of ['/copies/ssh.html', '/blog']) {
    await page.route(`**${address}`, async (route) => route.fulfill({ response: await page.request.get('/wiki/ssh') }));
    await page.goto(address);
    await page.waitForFunction(() => 'startApp' in window);
    // As without scripts: what needs them is gone, and no message blames a failure.
    await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeHidden();
    await expect(page.locator('#boot-notice')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^Secure SSH logins/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await expect(page.locator('.next__link')).toBeVisible();
  }
});

/** The first block below the bar: its text, and its distance from the top. */
function blockInView(page: Page): Promise<{ text: string; top: number } | undefined> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main p, main pre, main h2'), (block) => ({ text: block.textContent, top: block.getBoundingClientRect().top })).find(
      ({ top }) => top > 60,
    ),
  );
}

test('R5 Back from another document finds what was being read', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const before = await blockInView(page);
  await page.goto('/blog');
  await page.goBack();
  // Not to the pixel: once the font has loaded, a line above may break elsewhere, and the browser anchors its scrolling to the text.
  await expect(async () => {
    const now = await blockInView(page);
    expect(now?.text).toBe(before?.text);
    expect(Math.abs((now?.top ?? Infinity) - (before?.top ?? 0))).toBeLessThan(30);
  }).toPass();
});

test('R4 the old page stays, unmoved, while a section is still loading', BOTH, async ({ page }) => {
  await visit(page, '/wiki');
  const letSectionCome = await hold(page, /section-blog.*\.js/);
  await openMenuIfFolded(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiki');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiki');
  letSectionCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test.describe('a page that fails to load', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED'] });

  test('R4 says so where it was to appear, and Retry brings it', async ({ page }) => {
    await visit(page, '/wiki');
    await page.route('**/data/blog.json', (route) => route.abort());
    await page.evaluate(() => window.scrollTo(0, 2000));
    await openMenuIfFolded(page);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.unroute('**/data/blog.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });
});

test('E9 E10 E11 the navigation leads to each section, whose list leads to every item', async ({ page }) => {
  await visit(page, '/');
  for (const [label, path, key] of [
    ['Wiki', '/wiki', 'articles'],
    ['Blog', '/blog', 'posts'],
    ['Projects', '/projects', 'projects'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const items = (await siteData<Record<string, Item[]>>(page, path.slice(1)))[key] ?? [];
    expect(items.length).toBeGreaterThan(0);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((elements) => elements.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
    expect(links).toEqual(expect.arrayContaining(items.map(({ id, title }) => `${plainTitle(title)} ${path}/${id}`)));
    const last = plainTitle(items.at(-1)?.title ?? '');
    await page.getByRole('main').getByRole('link', { name: last, exact: true }).first().click();
    await expect(page).toHaveURL(`${path}/${items.at(-1)?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  }
});

test('R5 an address with an anchor opens at its heading', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh#troubleshooting');
  await expect(page.locator('#troubleshooting')).toBeInViewport();
});
