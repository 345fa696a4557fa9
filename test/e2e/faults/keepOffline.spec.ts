import type { BrowserContext, Page, Route } from '@playwright/test';
import { checksumOf } from '../../../src/core/site/dataFile';
import { expect, hydrated, PHONE, test, visit } from '../support/site';

/* A visitor keeps a guide, or the whole site, and reads it without a connection. */

test.use({
  serviceWorkers: 'allow',
  expectedProblems: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'failed: ', 'status of 503', 'status of 404', 'QuotaExceeded'],
});

const control = (page: Page) => page.locator('.keep');
const status = (page: Page) => control(page).getByRole('status');
const button = (page: Page, name: string) => control(page).getByRole('button', { name, exact: true });
/** Fetching a megabyte and a half takes a busy machine a while. */
const WHOLE = { timeout: 60_000 };

async function openAbout(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByText('About this guide', { exact: true }).click();
  await page.locator('keep-offline').scrollIntoViewIfNeeded();
  await expect(status(page)).toBeVisible();
}

/** Scrolls to the control for the whole site, at the end of the list of guides. */
async function seeControl(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('keep-offline').scrollIntoViewIfNeeded();
  await expect(status(page)).toBeVisible();
}

/** What the caches hold, by the paths of the addresses. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });

/** Replaces a kept file with one of an earlier deploy. */
const makeOld = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const request = (await cache.keys()).find(({ url }) => new URL(url).pathname === wanted);
      if (request) await cache.put(request, new Response('{"of":"an earlier deploy"}', { headers: { 'Content-Type': 'application/json' } }));
    }
  }, path);

/** Closes the tab and opens another one, for which there is no network. */
async function reopenOffline(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await context.setOffline(true);
  const next = await context.newPage();
  await page.close();
  await visit(next, path);
  return next;
}

/** A list as it was before a deploy: with a file that isn't there any more. */
async function fulfillOldList(route: Route): Promise<void> {
  const response = await route.fetch();
  const [, head = '', data = ''] = /^(\{"build":"[\w-]+","checksum":")[0-9a-f]{8}","data":(.*)\}$/.exec(await response.text()) ?? [];
  const changed = data.replace('/data/runbooks/ssh.json', '/data/runbooks/gone.json');
  await route.fulfill({ response, body: `${head}${checksumOf(changed)}","data":${changed}}` });
}

test(
  'K1 K2 K3 a kept guide follows a deploy, tells what has changed, opens and runs without a connection, and goes when it is removed',
  PHONE,
  async ({ page, context }) => {
    await visit(page, '/wiki/ssh');
    await openAbout(page);
    await expect(status(page)).toHaveText(/^Downloads \d+ KiB: the guide, its runbook and the search for single words\.$/);
    await page.route('**/data/offline/guide/ssh.json', fulfillOldList, { times: 1 });
    await button(page, 'Keep offline').click();
    await expect(button(page, 'Kept offline')).toBeVisible();
    expect(await kept(page)).toContain('/data/runbooks/ssh.json');

    await makeOld(page, '/data/runbooks/ssh.json');
    await page.reload();
    await openAbout(page);
    await expect(status(page)).toHaveText(/^This guide is kept on this device\. Some of it has changed since: \d+ KiB to download\.$/);
    await button(page, 'Update').click();
    await expect(button(page, 'Kept offline')).toBeVisible();

    await context.setOffline(true);
    await visit(page, '/wiki/ssh?run');
    await expect(page.getByLabel('Name of the machine').or(page.getByRole('textbox')).first()).toBeVisible();
    await visit(page, '/wiki/ssh');
    await openAbout(page);
    await button(page, 'Remove').click();
    await expect(button(page, 'Keep offline')).toBeFocused();
    await expect(status(page)).toHaveText('The size of this can’t be looked up without a connection.');
    expect(await kept(page)).not.toContain('/data/runbooks/ssh.json');
    await context.setOffline(false);
    await expect(status(page)).toHaveText(/^Downloads \d+ KiB/);
  },
);

test('K1 K2 K3 the kept site survives a cancel, a lost connection and a full device, and is read and searched without a connection', async ({
  page,
  context,
}) => {
  await visit(page, '/wiki');
  await seeControl(page);
  await expect(status(page)).toHaveText(/^Downloads 1\.\d MiB: all guides/);

  await test.step('cancelled', async () => {
    await page.route('**/data/search-texts.json', () => undefined);
    await button(page, 'Keep all offline').click();
    await expect(control(page).getByRole('progressbar', { name: 'Downloaded' })).toBeVisible();
    await expect.poll(() => kept(page)).toContain('/wiki/zabbix-setup');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText(/^[\d.]+ [KM]iB of [\d.]+ MiB are here; [\d.]+ [KM]iB left to download\.$/);
    await page.unroute('**/data/search-texts.json');
    await button(page, 'Remove').click();
    await expect(status(page)).toHaveText(/^Downloads/);
    expect(await kept(page)).not.toContain('/wiki/zabbix-setup');
  });

  await test.step('a file that does not come', async () => {
    await page.route('**/data/search-texts.json', (route) => route.abort());
    await button(page, 'Keep all offline').click();
    await expect(status(page)).toHaveText(/^The connection was lost\. [\d.]+ [KM]iB of [\d.]+ MiB are here; \d+ KiB left to download\.$/, WHOLE);
    await expect(button(page, 'Continue')).toBeFocused();
    await page.unroute('**/data/search-texts.json');
    await page.reload();
    await seeControl(page);
    await expect(status(page)).toHaveText(/^[\d.]+ [KM]iB of [\d.]+ MiB are here; \d+ KiB left to download\.$/);
  });

  await test.step('no room', async () => {
    const browser = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const { usage } = await browser.send('Storage.getUsageAndQuota', { origin });
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 100_000 });
    await button(page, 'Continue').click();
    await expect(status(page)).toHaveText(/^This device has no room for the rest\. [\d.]+ [KM]iB of/);
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await button(page, 'Continue').click();
    await expect(status(page)).toHaveText('The whole site is kept on this device and opens without a connection.', WHOLE);
    await expect(button(page, 'Kept offline')).toBeFocused();
  });

  const offline = await reopenOffline(context, page, '/wiki/zabbix-setup');
  await expect(offline.getByRole('heading', { level: 1 })).toHaveText('Set up Zabbix with encrypted agents');
  const picture = offline.getByRole('main').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await test.step('its words are found', async () => {
    await visit(offline, '/search?q=TLSPSKIdentity');
    await expect(offline.locator('.result mark').first()).toBeVisible();
    await offline.locator('.result .card__title a').first().click();
    await expect(offline.getByRole('heading', { level: 1 })).toHaveText('Set up Zabbix with encrypted agents');
  });
  await test.step('the terminal reads them, and tags lead to their pages', async () => {
    await offline.getByRole('main').getByRole('link', { name: 'Zabbix', exact: true }).first().click();
    await expect(offline.getByRole('heading', { level: 1 })).toContainText('Zabbix');
    await expect(offline.getByRole('main').getByRole('link', { name: 'Set up Zabbix with encrypted agents' })).toBeVisible();
    await visit(offline, '/?cmd=ls+wiki');
    await expect(offline.getByRole('textbox', { name: /command/i })).toBeFocused();
    await offline.keyboard.press('Enter');
    await expect(offline.getByText('zabbix-setup.md').first()).toBeVisible();
  });
  for (const path of ['/', '/blog', '/projects', '/resume']) {
    await test.step(path, async () => {
      await visit(offline, path);
      await expect(offline.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
