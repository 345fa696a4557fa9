import { BOTH, expect, FOREIGN, hydrated, routeTo, test } from '../support/site';

/** The page at a former address, as shown by a host that redirects nothing. */
const MOVED = `${FOREIGN}/wiki/placeholders/index.html`;

test('R5 the page at a former address leads on with query and anchor, and Back leads past it', async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki`);
  await page.goto(`${MOVED}?q=a%20b#deploy`);
  await page.waitForURL(`${FOREIGN}/wiki/templates?q=a%20b#deploy`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates and placeholders');
  await page.goBack();
  await expect(page).toHaveURL(`${FOREIGN}/wiki`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R5 the page at a former address leads on by itself', async ({ page }) => {
    await page.goto(MOVED);
    await page.waitForURL(`${FOREIGN}/wiki/templates`);
  });

  test('R5 the former anchor of a renamed heading leads to it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.goto(`${FOREIGN}/wiki/templates#former-name`);
    await expect(page.getByRole('heading', { name: 'Where it is used' })).toBeInViewport();
  });
});

test('R5 going back to a former address within the app loads it from the server, which leads on', async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/windows`);
  await hydrated(page);
  await page.evaluate(routeTo, '/sub/wiki/placeholders');
  await page.waitForURL(`${FOREIGN}/wiki/templates`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates and placeholders');
});

test('R5 the former anchor of a renamed heading leads to it once the page is the app’s', BOTH, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 300 });
  await page.goto(`${FOREIGN}/wiki/templates`);
  await hydrated(page);
  await page.evaluate(() => (location.hash = 'former-name'));
  await expect(page.getByRole('heading', { name: 'Where it is used' })).toBeInViewport();
});
