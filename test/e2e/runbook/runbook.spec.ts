import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { clearOfBars, violations } from '../support/axe';
import { BOTH, expect, HOME, sidewaysOf, siteData, SOON, test, visit, type Item } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const CANARY = 'canary-7f3a';

const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });
const title = (page: Page) => page.locator('#step-title');
const place = (page: Page) => page.locator('.runbook__place');
const kept = (page: Page) => expect(page.locator('.runbook__kept')).toHaveText('Kept on this device');

async function start(page: Page, guide: string, host: string): Promise<void> {
  await page.goto(`/wiki/${guide}?run`);
  await page.getByLabel('Which machine is it for?').fill(host);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(done(page)).toBeVisible();
}

/** Types a secret, known until the site is left. */
async function typeSecret(page: Page): Promise<void> {
  await page.getByText('Your values').click();
  await page.locator('.values__input[type="password"]').first().fill(CANARY);
}

/** What axe finds with nothing half under the bar. */
async function violationsBesideBar(page: Page): Promise<string[]> {
  await clearOfBars(page);
  const found = await violations(page);
  await page.locator('.runbook__bar').evaluate((bar: HTMLElement) => bar.style.removeProperty('position'));
  return found;
}

/** All that the site keeps on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('runbooks');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('denied'));
    });
    const read = (name: string) =>
      new Promise<unknown>((resolve) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const all = await Promise.all([...database.objectStoreNames].map(read));
    database.close();
    return JSON.stringify([all, { ...localStorage }, { ...sessionStorage }]);
  });

test('W8 nothing that leads on is under the bar: the steps before and after are over the step', BOTH, async ({ page }) => {
  await page.goto('/wiki/ssh?run');
  const bar = await page.locator('.runbook__bar').boundingBox();
  const ways = page.locator('.runbook__ways').first().locator('a');
  await expect(ways).toHaveText([/In the guide/, /Step 2/]);
  for (const way of await ways.all()) {
    const box = await way.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await ways.last().click();
  await expect(place(page)).toHaveText(/^Step 2 of/);
});

test('W8 W9 a guide is walked through from its head to its last step, over a reload in the middle, and exported without its secret', BOTH, async ({ page }) => {
  await visit(page, '/wiki/zabbix-setup');
  await page.getByRole('link', { name: 'Run step by step' }).click();
  // The guide that the runbook replaces has a panel of values, too.
  await expect(page.getByLabel('Which machine is it for?')).toBeVisible();
  await typeSecret(page);
  await page.getByLabel('Which machine is it for?').fill(`web1 ${CANARY}`);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(place(page)).toHaveText(/^Step 1 of \d+/);
  const count = Number((await place(page).textContent())?.match(/of (\d+)/)?.[1]);
  expect(await violationsBesideBar(page)).toEqual([]);
  await page.locator('.runbook__step .copy').first().click();
  await expect(page.getByText('Press Done once it has worked.')).toBeVisible();
  await expect(place(page)).toHaveText(/^Step 1 /);
  for (let step = 1; step <= count; step += 1) {
    await expect(place(page)).toHaveText(new RegExp(`^Step ${step} of ${count}`));
    if (step === 3) {
      await kept(page);
      await page.reload();
      await expect(place(page)).toHaveText(/^Step 3 /);
      await typeSecret(page);
    }
    if (step === 4) {
      await page.getByRole('button', { name: 'Failed' }).click();
      const rescue = page.getByRole('region', { name: /^Failed at/ });
      await expect(rescue).toBeFocused();
      const cause = rescue.getByText('knows MariaDB up to 10.10');
      await expect(cause).toBeHidden();
      await rescue.getByText(/^Troubleshooting \(\d+\)$/).click();
      await rescue.getByText('unsupported MariaDB database version').click();
      await expect(cause).toBeVisible();
      expect(await violationsBesideBar(page)).toEqual([]);
      await page.getByRole('button', { name: 'Note' }).click();
      await page.getByLabel('A note on this step').fill(`It said ${CANARY}.`);
      await page.getByRole('button', { name: 'Save the note' }).click();
    }
    await (step === 5 ? page.getByRole('button', { name: 'Skip' }) : done(page)).click();
  }
  await expect(page.getByText('All steps are done or skipped.')).toBeVisible();
  await kept(page);
  await page.getByText('This run: export').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Timeline' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const timeline = Buffer.concat(chunks).toString();
  expect(timeline).toContain(`- Steps: ${count - 1} of ${count} done, 1 skipped`);
  expect(timeline).toMatch(/: failed\n- .*: note\n {2}> It said \{\{\w+\}\}\.\n/);
  await page.getByRole('button', { name: 'Copy the task list for a ticket' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('- [x] 1. ');
  const everything = [timeline, await page.evaluate(() => navigator.clipboard.readText()), await stored(page), page.url(), download.suggestedFilename()].join(
    '\n',
  );
  expect(everything).toContain('It said {{');
  expect(everything).not.toContain(CANARY);
});

test('W8 on paper, the title of the rollback is words alone, without the mark of a fold', async ({ page }) => {
  await page.goto('/wiki/ssh?run');
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
  const title = page.locator('.runbook__step .fold__title');
  for (let step = 0; (await title.count()) === 0; step += 1) await steps.nth(step).click();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
});

test('W8 every guide opens as a runbook at its first step, and without scripts as itself', async ({ page, browser }) => {
  const { articles } = await siteData<{ articles: readonly Item[] }>(page, 'wiki');
  expect(articles).toHaveLength(20);
  for (const { id, title: name } of byTurns(articles, 4)) {
    await page.goto(`/wiki/${id}?run`);
    await expect(page.getByRole('heading', { level: 1, name: `Runbook: ${name}` })).toBeVisible();
    await expect(place(page)).toHaveText(/^Step 1 of \d+/);
    expect({ id, beyond: await sidewaysOf(page), name }).toEqual({ id, beyond: 0, name });
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${HOME}wiki/ssh?run`);
  await expect(plain.getByRole('heading', { level: 1, name: 'Secure SSH logins' })).toBeVisible();
  await plain.close();
});

test('W8 W9 the list of steps shows the current one whole, also when it grows and when its window is low', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await start(page, 'logs-journalctl', 'web1');
  const [list, current] = [page.getByRole('navigation', { name: 'Steps' }), page.locator('.runbook__steps [aria-current]')];
  while ((await done(page).count()) > 0) {
    const at = (await title(page).textContent()) ?? '';
    await page.keyboard.press('f');
    await page.keyboard.press('d');
    await expect(
      title(page)
        .filter({ hasNotText: at })
        .or(page.getByRole('button', { name: 'Export or end it' })),
    ).not.toHaveCount(0);
    // The list follows a moment after the step.
    await expect(async () => {
      const [outer, inner] = [await list.boundingBox(), await current.boundingBox()];
      // Boxes are scrolled by whole pixels.
      expect(inner?.y).toBeGreaterThanOrEqual((outer?.y ?? NaN) - 1);
      expect((inner?.y ?? NaN) + (inner?.height ?? NaN)).toBeLessThanOrEqual((outer?.y ?? NaN) + (outer?.height ?? NaN) + 1);
    }).toPass({ intervals: SOON, timeout: 30_000 });
  }
  await page.getByRole('button', { name: 'Export or end it' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page.getByText('This run has ended: 19 of 19 done (19 had failed before).')).toBeVisible();
  await page.getByRole('button', { name: 'Export it' }).click();
  await expect(page.getByText('This run: export, end, delete')).toBeFocused();
});

test('W9 a run with no step left says so on its guide', async ({ page }) => {
  await start(page, 'automation-tools', 'web1');
  while ((await page.getByText(/^All steps are done or skipped/).count()) === 0) {
    const at = (await place(page).textContent()) ?? '';
    await page.keyboard.press('s');
    await expect(
      place(page)
        .or(page.getByText(/^All steps are done or skipped/))
        .filter({ hasNotText: at }),
    ).not.toHaveCount(0);
  }
  await kept(page);
  await page.getByRole('link', { name: /guide/i }).first().click();
  await expect(page.getByRole('region', { name: 'An unfinished run' })).toContainText('Your run on web1 is done');
  await expect(page.getByRole('link', { name: 'Export or end it' })).toHaveAttribute('href', /\?run/);
});

test('W9 two tabs see the same run, the guide leads back to it, and keys do what the buttons do', async ({ page, context }) => {
  await start(page, 'ssh', 'web1');
  await page.keyboard.press('d');
  await expect(place(page)).toHaveText(/^Step 2 /);
  await expect(title(page)).toBeFocused();
  await kept(page);
  const other = await context.newPage();
  await other.goto('/wiki/ssh');
  await expect(other.getByText('Your run on web1')).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(place(other)).toHaveText(/^Step 2 /);
  await done(other).click();
  await expect(place(page)).toHaveText(/^Step 2 /);
  await expect(page.getByText(/^Done at/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Step 3 /);
  await page.keyboard.press('s');
  await expect(place(other)).toHaveText(/^Step 3 /);
  await expect(other.getByText(/^Skipped at/)).toBeVisible();
  await page.getByText('This run: export').click();
  await page.getByText('Delete this run').click();
  await page.getByRole('button', { name: 'Delete the run on web1 for good' }).click();
  await expect(page.getByLabel('Which machine is it for?')).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain('web1');
});

test('W9 where the browser stores nothing, a run goes on in memory, and that is said once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await start(page, 'ssh', 'web1');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('This browser does not keep runs');
  await done(page).click();
  await expect(place(page)).toHaveText(/^Step 2 /);
  await expect(page.locator('.runbook__kept')).toHaveText('Not kept');
});

test('W9 a run whose storage was cleared meanwhile isn’t called kept any more', async ({ page }) => {
  await start(page, 'ssh', 'web1');
  await kept(page);
  await page.evaluate(async () => {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('runbooks');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('denied'));
    });
  });
  await done(page).click();
  await expect(page.locator('.runbook__kept')).toHaveText('Not kept');
  await expect(page.getByRole('alert')).toHaveCount(1);
});
