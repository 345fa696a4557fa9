import type { Page } from '@playwright/test';
import { BOTH, expect, FOREIGN, holdScripts, hydrated, test, visit, ENGINES } from '../support/site';

/* Folded content, tabs and details, opens when it is reached by a hash or the browser's own search, and on paper. */

const GUIDE = `${FOREIGN}/wiki/windows`;
/** A link to a text lets the browser's own search look for it. */
const FOUND = `${GUIDE}#:~:text=sudo%20dnf%20install`;

const tab = (page: Page) => page.getByRole('tab', { name: 'Fedora' });
const panel = (page: Page) => page.locator('[role="tabpanel"]', { hasText: 'dnf' });
const code = (page: Page) => panel(page).locator('pre');

async function expectOpened(page: Page): Promise<void> {
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(code(page)).toBeInViewport();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.locator('[role="tabpanel"]:not([hidden])')).toHaveCount(1);
}

async function panelHash(page: Page): Promise<string> {
  const html = await (await page.request.get(GUIDE)).text();
  const id = /<div id="([^"]+)" role="tabpanel"[^>]*hidden="until-found"/.exec(html)?.[1];
  expect(id).toBeTruthy();
  return `#${id}`;
}

// The guide is short: in a low window the tabs are below its first screen.
test.beforeEach(({ page }) => page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 300 }));

test('R5 W4 an address with the hash of a closed tab opens it', ENGINES, async ({ page }) => {
  await page.goto(GUIDE + (await panelHash(page)));
  await hydrated(page);
  await expectOpened(page);
});

test('R5 W4 a link to a closed tab of the same page opens it, and its choice stays when the page comes again', ENGINES, async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await expect(code(page)).toBeHidden();
  const hash = await panelHash(page);
  await page.evaluate((target) => window.location.assign(target), hash);
  await expectOpened(page);
  await page.locator('.next__link').click();
  await expect(page).toHaveURL(`${FOREIGN}/wiki/templates`);
  await page.goBack();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
});

test('W4 D1 what the browser’s own search finds in a closed tab opens it', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await expect(code(page)).toBeHidden();
  await page.evaluate((target) => window.location.assign(target), FOUND);
  await expectOpened(page);
});

test('R5 W4 a closed tab is found before the scripts are here, and stays open once they are', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(FOUND);
  await expect(code(page)).toBeInViewport();
  letScriptsCome();
  await hydrated(page);
  await expectOpened(page);
});

test('W4 P2 on paper every tab and every detail is open', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(code(page)).toBeVisible();
  await expect(panel(page).locator('.tabs__label')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/projects/azure-migration');
  const words = page.locator('.diagram details p');
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
});

test('P2 what the browser’s own search finds in folded details opens them', async ({ page }) => {
  await visit(page, '/projects/azure-migration');
  const details = page.locator('.diagram details');
  const words = (await details.locator('p').textContent()) ?? '';
  expect(words).toMatch(/^On one side the leased rack/);
  await page.evaluate((text) => window.location.assign(`#:~:text=${encodeURIComponent(text)}`), words.split(' ').slice(0, 8).join(' '));
  await expect(details).toHaveAttribute('open');
  await expect(details.locator('p')).toBeInViewport();
});

test('S3 W6 the search opens the fold of the further messages that it leads to, each on a line of its own', BOTH, async ({ page }) => {
  const message = 'not allowed because listed in DenyUsers';
  await visit(page, `/search?q=${encodeURIComponent(message)}`);
  await page
    .getByRole('link', { name: /Secure SSH logins/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wiki\/ssh/);
  const fold = page.locator('details', { hasText: message });
  await expect(fold).toHaveAttribute('open');
  await expect(fold.getByText(message)).toBeInViewport();
  const tops = await fold.locator('code').evaluateAll((codes) => codes.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  tops.slice(1).forEach((top, index) => expect(top).toBeGreaterThanOrEqual((tops[index] ?? 0) + 24));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('W4 every tab is open', async ({ page }) => {
    await page.goto(GUIDE);
    for (const command of ['sudo apt install dos2unix', 'sudo dnf install dos2unix']) await expect(page.getByText(command)).toBeVisible();
  });
});
