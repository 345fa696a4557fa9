import type { Page } from '@playwright/test';
import { DeployedSite } from '../support/deployedSite';
import { FaultyServer } from '../support/faultyServer';
import { expect, hydrated, test, visit } from '../support/site';

/* What the service worker makes of a host or a network that answers wrongly, and of a deploy. */

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [
    'failed: ',
    'foreign: http://localhost:',
    'status of',
    'MIME type',
    'Unexpected token',
    'Unexpected end',
    'Invalid or unexpected',
    'missing )',
    'ChunkLoadError',
    'ERR_',
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const ASSETS = 'ops-notebook-assets-1';
const PAGES = 'ops-notebook-pages-1';

/** Opens a page and waits until the service worker answers and has kept all that it uses. */
async function begin(page: Page, address: string): Promise<void> {
  await visit(page, address);
  const isKept = async () => {
    const used = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
    const found = await Promise.all(used.map((name) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && found.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** As when they have been evicted. */
const forgetScripts = (page: Page) => page.evaluate((name) => caches.delete(name), ASSETS);

test.describe('behind a host that answers wrongly', () => {
  let host: FaultyServer;
  let home: string;
  test.beforeEach(async ({ page }) => {
    host = new FaultyServer(true);
    home = await host.open();
    await begin(page, `${home}/wiki/ssh`);
  });
  test.afterEach(() => host.close());

  test('R4 a wrong answer in place of a script is not kept, and Retry asks the server, whatever else has failed', async ({ page }) => {
    const faults = [
      ['a page of HTML', /\/assets\/app\./],
      ['half of it', /\/assets\/app\./],
      ['half of it', /\/assets\/main\..*js/],
      ['lost', /\/assets\/(?:app|print)\./],
    ] as const;
    for (const [fault, address] of faults) {
      await test.step(`${fault}: ${address.source}`, async () => {
        await forgetScripts(page);
        host.set(fault, address);
        await page.goto(`${home}/wiki/ssh`);
        await page.keyboard.press('Shift');
        await expect(notice(page)).toBeVisible();
        host.set(null);
        await notice(page).getByRole('button', { name: 'Retry' }).click();
        await hydrated(page);
        await expect(notice(page)).toBeHidden();
        await page.reload();
        await hydrated(page);
      });
    }
  });

  test('R4 a kept page survives the page of a portal, and shows while the host is in trouble', async ({ page }) => {
    host.set('a page of HTML', /./);
    await page.goto(`${home}/wiki/ssh`);
    await expect(page.getByText('Welcome')).toBeVisible();
    for (const fault of ['lost', 'status 500', 'status 503', 'status 429'] as const) {
      host.set(fault, /./);
      await visit(page, `${home}/wiki/ssh`);
      await expect(heading(page)).toHaveText('Secure SSH logins');
    }
    const answer = await page.goto(`${home}/projects`);
    expect(answer?.status()).toBe(429);
  });

  test('R4 a page loads with a network where the caches have failed', async ({ page, context }) => {
    await context.serviceWorkers()[0]?.evaluate(() => {
      const fail = () => Promise.reject(new DOMException('', 'UnknownError'));
      Object.assign(CacheStorage.prototype, { open: fail, match: fail });
    });
    await visit(page, `${home}/blog`);
    await expect(heading(page)).toHaveText('Blog');
  });
});

test('K2 R4 after a deploy, a kept guide that was opened by a link is of one deploy, and works without a connection', async ({ page }) => {
  const site = new DeployedSite();
  try {
    const home = await site.open();
    await begin(page, `${home}/wiki/ssh`);
    await page.evaluate(() => fetch('/data/runbooks/ssh.json'));
    site.deploy(0);
    await visit(page, `${home}/wiki`);
    await page.getByRole('link', { name: 'Secure SSH logins' }).first().click();
    await expect(heading(page)).toHaveText('Secure SSH logins');
    const builds = () =>
      page.evaluate(async (name) => {
        const cache = await caches.open(name);
        const paths = ['/wiki/ssh', '/data/wiki/ssh.json', '/data/runbooks/ssh.json'];
        return Promise.all(paths.map(async (path) => /"build":"([\w-]+)"/.exec((await (await cache.match(path))?.text()) ?? '')?.[1]));
      }, PAGES);
    await expect.poll(builds).toEqual(['deploy-1', 'deploy-1', 'deploy-1']);
    site.isDown = true;
    await visit(page, `${home}/wiki/ssh`);
    await expect(notice(page)).toBeHidden();
  } finally {
    site.close();
  }
});
