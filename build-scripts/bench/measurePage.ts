import type { Browser, CDPSession, Page } from '@playwright/test';
import { until } from '../lib/browser/until';
import { CLICK_PROBE, OPENING_PROBE, PAGE_PROBE } from './pageProbe';
import { PHONE, SLOW_CPU, SLOW_LINE } from './windows';

/** A page is idle after this long without network activity, in milliseconds. */
const QUIET_MS = 3_000;
/** A task longer than this is a long one; the excess is its blocking time (Total Blocking Time, web.dev/articles/tbt). */
const LONG_TASK_MS = 50;
/** How long the pointer hovers over a link before the click, in milliseconds; people take two or three times as long. */
export const HOVER_MS = 100;
const KIB = 1_024;

/** What a first visit costs until the page is idle. Times in milliseconds. */
export interface PageCost {
  /** Everything that was transferred, headers included. */
  readonly kib: number;
  readonly jsKib: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  /** The JavaScript heap after a garbage collection, in MB. */
  readonly heap: number;
}

interface Probe {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly longTasks: readonly (readonly [start: number, duration: number])[];
}

interface Traffic {
  bytes: number;
  scriptBytes: number;
  requests: number;
  lastAt: number;
}

/** Opens a page as a new visitor with a slow phone on a slow network, and waits until it is idle. */
export async function measurePage(browser: Browser, address: string): Promise<PageCost> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: PAGE_PROBE });
    const client = await context.newCDPSession(page);
    const traffic = await watchTraffic(client);
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(address, { waitUntil: 'load' });
    while (performance.now() - traffic.lastAt < QUIET_MS) await page.waitForTimeout(100);
    const { fcp, lcp, cls, longTasks } = await page.evaluate<Probe>('probe');
    const heap = await heapOf(client);
    const blocked = longTasks.filter(([start]) => start >= fcp).reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0);
    return { kib: traffic.bytes / KIB, jsKib: traffic.scriptBytes / KIB, fcp, lcp, tbt: blocked, cls, requests: traffic.requests, heap };
  } finally {
    await context.close();
  }
}

async function watchTraffic(client: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, scriptBytes: 0, requests: 0, lastAt: performance.now() };
  const scripts = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    traffic.requests += 1;
    traffic.lastAt = performance.now();
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.lastAt = performance.now();
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return traffic;
}

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The milliseconds from a click on the link to the next article until its heading is on the screen, from an idle page on a fast network. */
export async function measureClick(browser: Browser, address: string, cpu: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: CLICK_PROBE });
    const client = await context.newCDPSession(page);
    const traffic = await watchTraffic(client);
    await page.goto(address, { waitUntil: 'load' });
    while (performance.now() - traffic.lastAt < QUIET_MS) await page.waitForTimeout(100);
    await page.locator('.next__link').scrollIntoViewIfNeeded();
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await clickTime(page);
  } finally {
    await context.close();
  }
}

async function clickTime(page: Page): Promise<number> {
  const link = page.locator('.next__link');
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await link.click();
  await page.waitForURL(address);
  await until(page, 'window.clickTime !== undefined', 20_000);
  return page.evaluate<number>('window.clickTime');
}

/** The milliseconds until a new visitor with a slow phone on a slow network sees a step of the runbook at an address. */
export async function measureOpening(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: OPENING_PROBE });
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(address, { waitUntil: 'commit' });
    await until(page, 'window.openTime !== undefined', 30_000);
    return await page.evaluate<number>('window.openTime');
  } finally {
    await context.close();
  }
}
