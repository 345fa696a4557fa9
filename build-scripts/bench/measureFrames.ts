import type { Browser } from '@playwright/test';
import { IS_HYDRATED, until } from '../lib/browser/until';
import { MOTIONS, type Motion } from './motions';
import { FRAME_PROBE } from './pageProbe';
import { SLOW_CPU } from './windows';

const RUNS = 5;
/** Long enough for what is fetched when idle, in milliseconds. */
const IDLE_MS = 2_500;
/** How long frames are watched after an act; the slowest motion takes a quarter of a second. */
const WATCH_MS = 600;
/** At 60 frames a second one comes every 17 ms; after a longer gap than this, at least one was dropped. */
const DROPPED_MS = 25;

/** What the frames of a motion took: per run, how many came late, and the longest wait for one, in milliseconds. */
export interface FrameRow {
  readonly name: string;
  readonly width: number;
  readonly dropped: readonly number[];
  readonly longest: readonly number[];
}

/** Watches the frames of each motion with a phone's processor, in new pages. */
export async function measureFrames(browser: Browser, url: string): Promise<FrameRow[]> {
  const rows: FrameRow[] = [];
  for (const motion of MOTIONS) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await framesOf(browser, url, motion));
    const dropped = runs.map((times) => times.filter((time) => time > DROPPED_MS).length);
    rows.push({ name: motion.name, width: motion.window.viewport.width, dropped, longest: runs.map((times) => Math.max(...times)) });
  }
  return rows;
}

/** The times between the frames from the act on. */
async function framesOf(browser: Browser, url: string, { path, window, prepare, act }: Motion): Promise<number[]> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'load' });
    await until(page, IS_HYDRATED);
    await page.waitForTimeout(IDLE_MS);
    await prepare?.(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.waitForTimeout(WATCH_MS);
    await page.evaluate(FRAME_PROBE);
    await act?.(page);
    await page.waitForTimeout(WATCH_MS);
    return await page.evaluate<number[]>('frameTimes');
  } finally {
    await context.close();
  }
}
