import type { Browser, Page } from '@playwright/test';
import { holdTab } from '../browser/holdTab';
import { IS_HYDRATED, until } from '../browser/until';
import { FIRST_PROJECT, GUIDE_PROBE, NOTE_STOPS, STOPS_AROUND, type GuideLook } from './guideProbe';
import { keysToGuides } from './keysToGuides';
import { measureShifts, type ShiftRow } from './measureShifts';

/** A phone's window and a computer's. */
const WINDOWS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1_440, height: 900 } },
} as const;

/** No page needs this many for two rounds; a focus trap would never end. */
const MAX_PRESSES = 2_000;
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
  /** By window, what the typeface moves on each page that isn't a tag's. */
  readonly shifts: { readonly [Window in keyof typeof WINDOWS]: readonly ShiftRow[] };
}

/** The pages of a built site that are measured. */
interface MeasuredPaths {
  readonly guides: readonly string[];
  /** Those whose first screens may move. */
  readonly pages: readonly string[];
}

/** Measures the pages of a built site. The windows are measured in parallel, because layout doesn't depend on time. */
export async function measureScreens(browser: Browser, url: string, { guides: paths, pages }: MeasuredPaths): Promise<Screens> {
  // In a context of its own, since an earlier page may have installed the service worker, which would answer for its scripts.
  const shiftsIn = (name: keyof typeof WINDOWS) => inWindow(browser, name, (page) => measureShifts(page, url, pages));
  const [phone, desktop] = await Promise.all([
    inWindow(browser, 'phone', (page) => onPhone(page, url, paths)),
    inWindow(browser, 'desktop', (page) => onDesktop(page, url, paths)),
  ]);
  const [onPhones, onDesktops] = await Promise.all([shiftsIn('phone'), shiftsIn('desktop')]);
  const guides = paths.map((path, index) => {
    const { look, tabStops } = at(desktop.guides, index);
    return { path, phone: at(phone.looks, index), desktop: look, keys: desktop.keys.get(path) ?? Infinity, tabStops };
  });
  return { guides, firstProject: phone.firstProject, shifts: { phone: onPhones, desktop: onDesktops } };
}

async function onPhone(page: Page, url: string, paths: readonly string[]) {
  await openHydrated(page, `${url}/`);
  const firstProject = await page.evaluate<number | null>(FIRST_PROJECT);
  if (firstProject === null)
    throw new Error('screens: the home page shows no project; this measures a site with guides and projects, built for the root of its host.');
  const looks = await inEach(page, addressesOf(url, paths), lookAt);
  return { firstProject, looks };
}

async function onDesktop(page: Page, url: string, paths: readonly string[]) {
  await openHydrated(page, `${url}/`);
  const keys = await keysToGuides(page, paths);
  const guides = await inEach(page, addressesOf(url, paths), async () => ({ look: await lookAt(page), tabStops: await countStops(page) }));
  return { keys, guides };
}

const addressesOf = (url: string, paths: readonly string[]) => paths.map((path) => url + path);
const lookAt = (page: Page) => page.evaluate<GuideLook>(GUIDE_PROBE);

/** Opens one page after the other, and looks at each. */
async function inEach<T>(page: Page, addresses: readonly string[], look: (page: Page) => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  for (const address of addresses) {
    await openHydrated(page, address);
    seen.push(await look(page));
  }
  return seen;
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

/** The number of tab stops on the page. */
async function countStops(page: Page): Promise<number> {
  await page.evaluate(NOTE_STOPS);
  for (let presses = 0; presses < MAX_PRESSES; presses += HELD) {
    await holdTab(page, HELD);
    const stops = await page.evaluate<number>(STOPS_AROUND);
    if (stops > 0) return stops;
  }
  throw new Error(`screens: ${page.url()}: after ${MAX_PRESSES} presses of Tab, the focus hasn't gone around twice.`);
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value ${index}.`);
  return value;
}
