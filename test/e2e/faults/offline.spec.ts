import type { Page } from '@playwright/test';
import { allStops } from '../support/keyboard';
import { RedirectingHost } from '../support/redirectingHost';
import { expect, FOREIGN, hold, hydrated, test, visit } from '../support/site';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the first page, which loaded before it, and has cached all that it uses. */
async function kept(page: Page): Promise<void> {
  const isKept = async () => {
    const names = await caches.keys();
    const keys = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    return navigator.serviceWorker.controller !== null && [location.origin + location.pathname, ...used].every((url) => keys.includes(url));
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

const OFFLINE_PROBLEMS = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'failed: ', 'status of 503'];

test.describe('without a connection', () => {
  test.use({ expectedProblems: OFFLINE_PROBLEMS });

  test('R4 the page of a first visit opens again as it was, and says that there is no connection', async ({ page, context }) => {
    await visit(page, '/wiki/ssh');
    await kept(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await visit(page, '/wiki/ssh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  test('R4 a page that was loading while another tab’s service worker took control opens again, too', async ({ page, context }) => {
    const other = await context.newPage();
    const release = await hold(other, /\.js$/);
    await other.goto('/wiki/zabbix-setup', { waitUntil: 'commit' });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, '/wiki/ssh');
    await kept(page);
    await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    release();
    await hydrated(other);
    await other.unroute(/\.js$/);
    await kept(other);
    await context.setOffline(true);
    await visit(other, '/wiki/zabbix-setup');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Set up Zabbix with encrypted agents');
  });

  test('R4 a guide that was opened by a link is there by that link and its address, one that wasn’t says so, and both are once there is a connection again', async ({
    page,
    context,
  }) => {
    await visit(page, '/wiki');
    await kept(page);
    await page.getByRole('link', { name: 'Secure SSH logins' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await kept(page);
    await context.setOffline(true);
    await visit(page, '/wiki/ssh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await context.setOffline(false);
    await visit(page, '/wiki');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Secure SSH logins' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await page.goBack();
    await page.getByRole('link', { name: 'Set up Zabbix with encrypted agents' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up Zabbix with encrypted agents');
  });

  test('R4 a guide that was reached by a link opens again by its address, too', async ({ page, context }) => {
    await visit(page, '/wiki');
    await kept(page);
    await page.getByRole('link', { name: 'Secure SSH logins' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    await expect.poll(() => page.evaluate(async () => (await caches.match('/wiki/ssh')) !== undefined)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
  });

  test('R4 an address that was never opened shows which pages there are, and Try again fetches it', async ({ page, context }) => {
    await visit(page, '/wiki/ssh');
    await kept(page);
    await context.setOffline(true);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByRole('link', { name: /^Secure SSH logins/ })).toHaveAttribute('href', '/wiki/ssh');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });

  test('N1 R4 the line that says so never hides what has the focus', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/wiki/ssh');
    await kept(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await allStops(page);
  });

  test('N1 R4 W8 the line that says so is seen under the bars at the foot of the window', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/wiki/ssh?run');
    await kept(page);
    await page.getByRole('button', { name: 'Start the run' }).click();
    // A property of the root has browsers compute all styles again, so there is none while nothing needs it.
    const heightOfLine = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--offline-note'));
    expect(await heightOfLine()).toBe('');
    await context.setOffline(true);
    const note = page.getByText('You are offline.');
    const bars = page.locator('.runbook__bar');
    await expect(note).toBeVisible();
    await expect(bars).toBeVisible();
    await expect.poll(heightOfLine).not.toBe('');
    const isSeen = () =>
      note.evaluate((line) => {
        const { left, top, width, height } = line.getBoundingClientRect();
        return [1, height / 2, height - 1].every((down) => document.elementFromPoint(left + width / 2, top + down) === line);
      });
    await expect.poll(isSeen).toBe(true);
    // In the bar's place, not above it with a gap.
    const gap = async () => {
      const [line, bar] = [await note.boundingBox(), await bars.boundingBox()];
      return (line?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await context.setOffline(false);
    await expect.poll(heightOfLine).toBe('');
    await expect(bars).toBeInViewport({ ratio: 1 });
  });

  test('S3 what was searched with a connection is searched without one', async ({ page, context }) => {
    await visit(page, '/search?q=PermitRootLogin');
    await expect(page.locator('.result mark').first()).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await visit(page, '/search?q=journalctl');
    await expect(page.locator('.result').first()).toBeVisible();
  });
});

test.describe('behind a host that leads to addresses with a slash', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'foreign: http://localhost:'] });

  test('R4 a page is there by both of its addresses, without a connection, too', async ({ page }) => {
    const host = new RedirectingHost();
    try {
      const address = await host.open();
      await page.goto(`${address}/wiki/ssh/`);
      await hydrated(page);
      await kept(page);
      await visit(page, `${address}/wiki/ssh`);
      host.isDown = true;
      for (const path of ['/wiki/ssh', '/wiki/ssh/']) {
        await visit(page, address + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
      }
    } finally {
      host.close();
    }
  });
});

test('R4 with a connection a page comes from the network, never older than it is there', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await kept(page);
  await page.evaluate(async () => {
    const names = await caches.keys();
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname === '/wiki/ssh')
          await cache.put(request, new Response('<title>old</title>', { headers: { 'Content-Type': 'text/html' } }));
      }
    }
  });
  await visit(page, '/wiki/ssh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
});

test('R4 a site that no longer wants to keep anything publishes a service worker that deletes what it has kept, nothing of another site, and itself', async ({
  page,
}) => {
  await page.goto(`${FOREIGN}/`);
  await hydrated(page);
  const left = () => page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope), ...(await caches.keys())]);
  expect(await left()).toEqual([]);
  await page.evaluate(async () => {
    await caches.open('ops-notebook-/sub/pages-1');
    await caches.open('ops-notebook-pages-1');
    await caches.open('of another app');
    await navigator.serviceWorker.register('/sub/sw.js');
  });
  await expect.poll(left).toEqual(['ops-notebook-pages-1', 'of another app']);
});
