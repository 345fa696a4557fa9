import type { Browser } from '@playwright/test';
import { until } from '../lib/browser/until';
import { PAGE_PROBE } from './pageProbe';
import { DESKTOP, PHONE, SLOW_LINE } from './windows';

/** How often a page is opened in each window, by a new visitor. */
const LOADS = 12;
/** How many visitors come at once, each on a network of their own. */
const AT_ONCE = 4;
/** Time for the last layout shifts to be reported, in milliseconds. */
const REPORT_MS = 200;

/** What became of the typeface in first visits to a page, in a window of this width. */
export interface ArrivalRow {
  readonly path: string;
  readonly width: number;
  readonly loads: number;
  /** In how many of the loads the heading was drawn in the typeface. */
  readonly drawn: number;
  /** The layout shift of each load, from the first paint until the page was complete. */
  readonly shifts: readonly number[];
}

/** Opens a page again and again as a new visitor on a slow network, in a phone-sized and a desktop window. */
export async function measureArrivals(browser: Browser, url: string, path: string): Promise<ArrivalRow[]> {
  const rows: ArrivalRow[] = [];
  for (const window of [PHONE, DESKTOP]) {
    const visits: Visit[] = [];
    while (visits.length < LOADS) visits.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => visitOnce(browser, url + path, window)))));
    const drawn = visits.filter(({ isDrawn }) => isDrawn).length;
    rows.push({ path, width: window.viewport.width, loads: LOADS, drawn, shifts: visits.map(({ shift }) => shift) });
  }
  return rows;
}

interface Visit {
  readonly isDrawn: boolean;
  readonly shift: number;
}

async function visitOnce(browser: Browser, address: string, window: typeof PHONE | typeof DESKTOP): Promise<Visit> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: PAGE_PROBE });
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(address, { waitUntil: 'load' });
    await until(page, `document.fonts.status === 'loaded'`);
    await page.waitForTimeout(REPORT_MS);
    const shift = await page.evaluate<number>('probe.cls');
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
    // What the letters were drawn with, not what the style sheet asks for.
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return { isDrawn: fonts.length > 0 && fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.includes('Hanken')), shift };
  } finally {
    await context.close();
  }
}
