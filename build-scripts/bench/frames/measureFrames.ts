import type { Browser, Page } from '@playwright/test';
import { IS_HYDRATED, until } from '../../lib/browser/until';
import { SLOW_CPU } from '../windows';
import { FRAME_PROBE, smoothnessOf, type Smoothness, type Watched } from './frameProbe';
import type { Motion } from './motions';

const RUNS = 5;
/** Long enough for everything fetched in idle time, in milliseconds. */
const IDLE_MS = 2_500;
/** How long frames are watched after an act; the slowest motion takes a quarter of a second. */
const WATCH_MS = 800;

/** A motion's runs, and those of the same page without our scripts, where it works there. */
export interface FrameRow {
  readonly name: string;
  readonly width: number;
  readonly ours: readonly Smoothness[];
  readonly floor: readonly Smoothness[];
}

/** Where the site is served, and the same without scripts. */
interface FrameSites {
  readonly url: string;
  readonly floorUrl: string;
}

/** Watches motions at a phone's CPU speed, each in a new page; ours and the floor alternate. */
export async function measureFrames(browser: Browser, { url, floorUrl }: FrameSites, motions: readonly Motion[]): Promise<FrameRow[]> {
  const rows: FrameRow[] = [];
  for (const motion of motions) {
    const [ours, floor]: [Smoothness[], Smoothness[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await watch(browser, motion, { url, ready: IS_HYDRATED }));
      if (motion.isNative) floor.push(await watch(browser, motion, { url: floorUrl, ready: 'true' }));
    }
    rows.push({ name: motion.name, width: motion.window.viewport.width, ours, floor });
  }
  return rows;
}

async function watch(browser: Browser, { path, window, prepare, target, act }: Motion, site: { url: string; ready: string }): Promise<Smoothness> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil: 'load' });
    await until(page, site.ready);
    await page.waitForTimeout(IDLE_MS);
    await prepare?.(page);
    // So that hover effects are over before the click is measured.
    if (target !== undefined) await moveTo(page, target);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.waitForTimeout(WATCH_MS);
    await page.evaluate(FRAME_PROBE);
    await act?.(page);
    await page.waitForTimeout(WATCH_MS);
    return smoothnessOf(await page.evaluate<Watched>('watchedFrames'));
  } finally {
    await context.close();
  }
}

/** Scrolls the first element that matches into view and moves the pointer to its middle. */
async function moveTo(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`bench: ${page.url()} shows no ${selector}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}
