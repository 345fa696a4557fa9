import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IS_HYDRATED, until } from '../browser/until';
import type { SiteInBrowser } from '../browser/withSite';
import { firstLineOf } from '../text/firstLineOf';
import type { ScreenshotOptions, Theme } from './options';
import type { ScreenState } from './states';

/** A screenshot that was taken, and its file in the folder. */
export interface Picture {
  readonly state: string;
  readonly path: string;
  readonly width: number;
  readonly theme: Theme;
  /** The viewport, or the full page. */
  readonly extent: 'screen' | 'page';
  readonly file: string;
}

interface PictureRun {
  readonly pictures: readonly Picture[];
  /** One line per state that couldn't be reached. */
  readonly problems: readonly string[];
}

/** How many pages are open at once; the work is the browser's, which draws each in a process of its own. */
const PAGES_AT_ONCE = 4;
/** How long one step of a state may take, in milliseconds. */
const STEP_TIMEOUT_MS = 20_000;
/** Long enough for what fades in, in milliseconds. */
const SETTLE_MS = 350;

/** The height of a phone's, a tablet's, a laptop's or a large screen's window, by its width. */
const heightOf = (width: number) => (width < 500 ? 780 : width < 1_000 ? 1_024 : width < 1_600 ? 900 : 1_080);

interface Job {
  readonly state: ScreenState;
  readonly width: number;
}

/** Takes every state at every width in every theme, as a visitor without a chosen theme sees it. */
export async function takePictures({ url, browser }: SiteInBrowser, options: ScreenshotOptions): Promise<PictureRun> {
  const jobs = options.states.flatMap((state) => options.widths.filter((width) => state.isAt?.(width) ?? true).map((width): Job => ({ state, width })));
  const pictures: Picture[] = [];
  const problems: string[] = [];
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      try {
        pictures.push(...(await takeState({ ...job, browser, url }, options)));
      } catch (error) {
        problems.push(`${job.state.name} at ${job.width}: ${firstLineOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  const order = new Map(options.states.map(({ name }, index) => [name, index]));
  pictures.sort((a, b) => (order.get(a.state) ?? 0) - (order.get(b.state) ?? 0) || a.width - b.width);
  return { pictures, problems };
}

async function takeState({ state, width, browser, url }: Job & { browser: Browser; url: string }, { folder, themes }: ScreenshotOptions): Promise<Picture[]> {
  const context = await browser.newContext({ viewport: { width, height: heightOf(width) }, colorScheme: themes[0] ?? 'light' });
  try {
    const page = await open(context, url + state.path);
    await state.act?.(page);
    const pictures: Picture[] = [];
    const take = async (extent: Picture['extent']) => {
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const file = `${state.name}-${width}-${theme}-${extent}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: extent === 'page', animations: 'disabled', caret: 'initial' });
        pictures.push({ state: state.name, path: state.path, width, theme, extent, file });
      }
    };
    await page.waitForTimeout(SETTLE_MS);
    await take('screen');
    if (!state.isScreenOnly) {
      await showAll(page);
      await take('page');
    }
    return pictures;
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await page.goto(address);
  await until(page, IS_HYDRATED, STEP_TIMEOUT_MS);
  return page;
}

/** Images load when they come into view, so each that the window has is scrolled there once. The terminal's output is painted only near the window. */
async function showAll(page: Page): Promise<void> {
  for (const image of await page.locator('.lazy-image').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.evaluate(`document.querySelectorAll('.terminal__output').forEach(({ style }) => (style.contentVisibility = 'visible'))`);
  await page.evaluate('window.scrollTo(0, 0)');
}
