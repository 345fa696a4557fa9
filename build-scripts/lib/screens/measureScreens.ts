import type { Browser, Page } from '@playwright/test';
import { IS_HYDRATED, until } from '../browser/until';
import { FIRST_PROJECT, GUIDE_PROBE, IS_AROUND, type GuideLook } from './guideProbe';
import { keysToGuides } from './keysToGuides';

/** A phone's window and a computer's. */
const WINDOWS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1_440, height: 900 } },
} as const;

/** No page has as many; a trap would never end. */
const MOST_STOPS = 1_000;

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

/** Measures all guides and the home page of a built site. */
export async function measureScreens(browser: Browser, url: string, paths: readonly string[]): Promise<Screens> {
  const looks = async (name: keyof typeof WINDOWS) => inWindow(browser, name, (page) => lookAtAll(page, url, paths));
  const [phone, desktop] = [await looks('phone'), await looks('desktop')];
  const keys = await inWindow(browser, 'desktop', (page) => openHydrated(page, `${url}/`).then(() => keysToGuides(page, paths)));
  const stops = await inWindow(browser, 'desktop', (page) => stopsOfAll(page, url, paths));
  const guides = paths.map((path, index) => ({
    path,
    phone: at(phone, index),
    desktop: at(desktop, index),
    keys: keys.get(path) ?? Infinity,
    tabStops: at(stops, index),
  }));
  const firstProject = await inWindow(browser, 'phone', async (page) => {
    await openHydrated(page, `${url}/`);
    return page.evaluate<number>(FIRST_PROJECT);
  });
  return { guides, firstProject };
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

async function lookAtAll(page: Page, url: string, paths: readonly string[]): Promise<GuideLook[]> {
  const looks: GuideLook[] = [];
  for (const path of paths) {
    await openHydrated(page, url + path);
    looks.push(await page.evaluate<GuideLook>(GUIDE_PROBE));
  }
  return looks;
}

async function stopsOfAll(page: Page, url: string, paths: readonly string[]): Promise<number[]> {
  const stops: number[] = [];
  for (const path of paths) {
    await openHydrated(page, url + path);
    stops.push(await tabStops(page));
  }
  return stops;
}

async function tabStops(page: Page): Promise<number> {
  // From the last stop the focus leaves the page, or goes to the first at once.
  for (let presses = 1; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses > 1 && (await page.evaluate<boolean>(IS_AROUND))) return presses - 1;
  }
  throw new Error(`screens: ${page.url()}: after ${MOST_STOPS} times Tab the focus is still in the page.`);
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value ${index}.`);
  return value;
}
