import { BOTH, expect, hangReact, holdScripts, test } from '../support/site';

test('W8 R5 the address of a runbook shows its title at once, and nothing of the guide that it replaces', BOTH, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/wiki/ssh?run', { waitUntil: 'domcontentloaded' });
  const [heading, lead, body] = [page.getByRole('heading', { level: 1 }), page.locator('.page-header__lead'), page.locator('.article__body')];
  await expect(heading).toBeVisible();
  await expect(lead).toBeHidden();
  await expect(body).toBeHidden();
  release();
  await expect(heading).toHaveText(/^Runbook: /);
  await expect(body).toBeVisible();
  await page.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(lead).toBeVisible();
  await expect(body).toBeVisible();
});

test('W8 R5 the address of a runbook asks for its steps beside its script, and hydrates nothing of the guide meanwhile', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/runbook\..*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const files = [/\/data\/runbooks\/ssh\.json/, /\/data\/wiki\/ssh\.json/, /\/assets\/section-guide\./].map((name) => page.waitForResponse(name));
  await page.goto('/wiki/ssh?run', { waitUntil: 'domcontentloaded' });
  await Promise.all(files);
  await expect(page.locator('[data-hydrated]').first()).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('main')).not.toHaveAttribute('data-hydrated');
  await expect(page.locator('.article__body')).toBeHidden();
  release();
  await expect(page.locator('#step-title')).toHaveText('Prerequisites');
  await expect(page.locator('main')).toHaveAttribute('data-hydrated');
});

test.describe('scripts that do not come', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED'] });

  test('W8 N2 the address of a runbook shows its guide: soon when its scripts hang, and at once when they fail', async ({ page }) => {
    const guide = page.locator('.article__body');
    await hangReact(page);
    await page.goto('/wiki/ssh?run', { waitUntil: 'domcontentloaded' });
    await expect(guide).toBeHidden();
    await page.clock.runFor(6_000);
    await expect(guide).toBeVisible();
    await page.route(/\/assets\/main\..*\.js/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'The interactive parts of this page could not be loaded.' })).toBeVisible();
    await expect(guide).toBeVisible();
  });

  test('W8 R5 a runbook whose own script fails leaves its guide to be read, says so, and opens on Retry', async ({ page }) => {
    await page.route(/\/assets\/runbook\..*\.js/, (route) => route.abort());
    await page.goto('/wiki/ssh?run');
    const alert = page.getByRole('alert').filter({ hasText: 'The interactive parts of this page could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.locator('.article__body')).toBeVisible();
    await page.unroute(/\/assets\/runbook\..*\.js/);
    await alert.getByRole('button').click();
    await expect(page.locator('#step-title')).toHaveText('Prerequisites');
    await expect(alert).toBeHidden();
  });
});
