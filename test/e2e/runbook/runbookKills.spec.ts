import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../../build-scripts/lib/browser/chromium';
import { runs } from '../../support/propertyRuns';
import { expect, HOME, SOON, test } from '../support/site';

/*
 * A browser that is killed in the middle of a run: what the page had shown as kept is there when it is opened again. One kill in ten takes the
 * whole browser, as kill -9 or a flat battery does; nine take the page's process, as a crash does.
 */

/** In milliseconds: the longest run before the kill, and the reader's longest pause between two keys. */
const LONGEST_RUN = 700;
const LONGEST_PAUSE = 60;

interface Device {
  readonly context: BrowserContext;
  /** Kills the whole browser. */
  readonly kill: () => Promise<void>;
}

/** A browser with a profile of its own, in a group of processes that can be killed as one. */
async function openDevice(profile: string): Promise<Device> {
  const flags = [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(findTestBrowser() ?? chromium.executablePath(), flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    void ended.then(() => reject(new Error(`The browser ended: ${output}`)));
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const kill = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  };
  return { context, kill };
}

/** What the page showed as kept before it was killed: steps with an outcome, or -1 before the run itself was kept. */
interface Shown {
  kept: number;
}

/** Opens a page that reports, whenever its content changes, how many steps it shows as kept. */
async function openPage(context: BrowserContext, shown: Shown): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('tellKept', (steps: number) => void (shown.kept = steps));
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.runbook__kept')?.textContent !== 'Kept on this device') return;
      const { tellKept } = window as unknown as { tellKept: (steps: number) => void };
      tellKept(document.querySelectorAll('.runbook__steps a[data-outcome]').length);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return page;
}

/** Ticks the steps of the run that has just been started, each after a moment, until the page is gone. */
async function tickUntilGone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  while (await page.getByRole('button', { name: 'Done', exact: true }).isVisible()) {
    await page.keyboard.press('d');
    await page.waitForTimeout(Math.random() * LONGEST_PAUSE);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** How many steps of a run have an outcome when its guide is opened again; -1 where the run isn't there. */
async function stepsOf(page: Page, host: string): Promise<number> {
  await page.goto(`${HOME}wiki/ssh?run`);
  await expect(page.getByRole('heading', { level: 1, name: 'Runbook: ' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the run' })).toBeVisible();
  // The guide's runs are read before its steps are fetched.
  const own = page.getByRole('link', { name: host });
  if ((await own.count()) === 0) return -1;
  await own.first().click();
  await expect(page.locator('.runbook__kept')).toHaveText('Kept on this device');
  return page.locator('.runbook__steps a[data-outcome]').count();
}

test('W9 a killed browser loses nothing of a run that its page had shown as kept', async () => {
  const count = runs(1000, 0.01);
  test.setTimeout(120_000 + count * 20_000);
  const profile = mkdtempSync(join(tmpdir(), 'killed-browser-'));
  let device = await openDevice(profile);
  const lost: string[] = [];
  let seen = 0;
  try {
    for (let index = 0; index < count; index += 1) {
      const host = `host-${index}.`;
      const shown: Shown = { kept: -1 };
      const page = await openPage(device.context, shown);
      await page.goto(`${HOME}wiki/ssh?run`);
      await page.getByLabel('Which machine is it for?').fill(host);
      await page.getByRole('button', { name: 'Start the run' }).click();
      const ticking = tickUntilGone(page).catch(() => undefined);
      // Half of the runs, and half of the whole browser's kills, are about kept steps, however late these come on a busy machine.
      if (index % 4 < 2) await expect.poll(() => shown.kept, { intervals: SOON }).toBeGreaterThan(0);
      await pause(Math.random() * LONGEST_RUN);
      if (index % 10 === 9) {
        await device.kill();
        device = await openDevice(profile);
      } else await crash(page);
      await ticking;
      const again = await device.context.newPage();
      const found = await stepsOf(again, host);
      if (found < shown.kept) lost.push(`${host} ${found} of ${shown.kept}`);
      if (shown.kept > 0) seen += shown.kept;
      if (index % 20 === 19) await again.evaluate(() => indexedDB.deleteDatabase('runbooks') && undefined);
      await again.close();
    }
  } finally {
    await device.kill().catch(() => undefined);
    // Other processes of the browser may still write there.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  expect(lost).toEqual([]);
  expect(seen, 'steps that were shown as kept before a kill').toBeGreaterThan(count / 10);
});
