import type { Browser, Page } from '@playwright/test';
import { IS_HYDRATED, until } from '../browser/until';
import { FIRST_PROJECT, GUIDE_PROBE, NOTE_STOPS, STOPS_AROUND, type GuideLook } from './guideProbe';
import { keysToGuides } from './keysToGuides';

/** A phone's window and a computer's. */
const WINDOWS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1_440, height: 900 } },
} as const;

/** No page has as many; a trap would never end. */
const MOST_STOPS = 1_000;
const ROUNDS = 2;
/** How many times Tab is pressed before the page is asked how far the focus has come. */
const HELD = 40;

export interface GuideRow {
  readonly path: string;
  readonly phone: GuideLook;
  readonly desktop: GuideLook;
  /** The fewest keys that open it from a page that has just been opened. */
  readonly keys: number;
  /** How often Tab is pressed until the focus has left the page. */
  readonly tabStops: number;
}

export interface Screens {
  readonly guides: readonly GuideRow[];
  /** Where the home page's first project begins on a phone, in CSS pixels. */
  readonly firstProject: number;
}

/** Measures all guides and the home page of a built site. The windows are measured side by side: figures of layout don't depend on time. */
export async function measureScreens(browser: Browser, url: string, paths: readonly string[]): Promise<Screens> {
  const [{ phone, firstProject }, { desktop, stops, keys }] = await Promise.all([
    inWindow(browser, 'phone', (page) => onPhone(page, url, paths)),
    inWindow(browser, 'desktop', (page) => onDesktop(page, url, paths)),
  ]);
  const guides = paths.map((path, index) => ({
    path,
    phone: at(phone, index),
    desktop: at(desktop, index),
    keys: keys.get(path) ?? Infinity,
    tabStops: at(stops, index),
  }));
  return { guides, firstProject };
}

async function onPhone(page: Page, url: string, paths: readonly string[]) {
  await openHydrated(page, `${url}/`);
  const firstProject = await page.evaluate<number>(FIRST_PROJECT);
  const phone: GuideLook[] = [];
  for (const path of paths) {
    await openHydrated(page, url + path);
    phone.push(await page.evaluate<GuideLook>(GUIDE_PROBE));
  }
  return { phone, firstProject };
}

async function onDesktop(page: Page, url: string, paths: readonly string[]) {
  await openHydrated(page, `${url}/`);
  const keys = await keysToGuides(page, paths);
  const desktop: GuideLook[] = [];
  const stops: number[] = [];
  for (const path of paths) {
    await openHydrated(page, url + path);
    desktop.push(await page.evaluate<GuideLook>(GUIDE_PROBE));
    stops.push(await tabStops(page));
  }
  return { desktop, stops, keys };
}

async function inWindow<T>(browser: Browser, name: keyof typeof WINDOWS, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(WINDOWS[name]);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await until(page, IS_HYDRATED);
  await until(page, `document.fonts.status === 'loaded'`);
}

/** How often Tab is pressed until the focus has left the page. */
async function tabStops(page: Page): Promise<number> {
  await page.evaluate(NOTE_STOPS);
  // From the last stop the focus leaves the page, or goes to the first at once.
  for (let presses = 0; presses < ROUNDS * MOST_STOPS; presses += HELD) {
    // Held down: a frame is drawn for several stops.
    await Promise.all(Array.from({ length: HELD }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    const stops = await page.evaluate<number>(STOPS_AROUND);
    if (stops > 0) return stops;
  }
  throw new Error(`screens: ${page.url()}: after ${MOST_STOPS} times Tab the focus is still in the page.`);
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value ${index}.`);
  return value;
}
