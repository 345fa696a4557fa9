import type { Page } from '@playwright/test';
import { hydrated, shiftsDelivered } from './site';

/** What a visitor could see of a frame: the colours and where the bar and the heading are. */
interface Frame {
  readonly scheme: string;
  readonly paper: string;
  readonly bar: string;
  readonly heading: string;
}

interface Watched {
  frames: Frame[];
  shifts: string[];
  /** The sum of their layout-shift scores. */
  score: number;
}

/** Smaller shifts don't count: if the parser pauses within a line, a label has its frame before its word. Nobody sees a ten-thousandth. */
const LEAST_SHIFT = 0.0001;

/** Watches every frame from the first with a body on, and every shift of the layout; to be called before the page is opened. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((leastShift) => {
    const watched: Watched = { frames: [], shifts: [], score: 0 };
    Object.assign(window, { watched });
    const placeOf = (element: Element | null) => {
      if (!element) return '';
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
    };
    const look = () => {
      requestAnimationFrame(look);
      // Until the heading is parsed there is nothing to compare with.
      const heading = document.querySelector('main h1');
      if (!heading || scrollY > 0) return;
      const { backgroundColor: paper, colorScheme: scheme } = getComputedStyle(document.body);
      const frame = { scheme, paper, bar: placeOf(document.querySelector('.nav')), heading: placeOf(heading) };
      if (JSON.stringify(frame) !== JSON.stringify(watched.frames.at(-1))) watched.frames.push(frame);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect, currentRect }) =>
          [node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent, JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' '),
        );
        if (value < leastShift) continue;
        watched.score += value;
        watched.shifts.push(`${value} at ${entry.startTime}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST_SHIFT);
}

/** A tag with the text before it, or a whole drawing: what is drawn in it moves nothing around it. */
const PIECE = /<svg\b.*?<\/svg>|[^>]*>|[^>]+$/gs;

/**
 * Shows a page as a parser would that pauses after each tag, with a frame for each pause, until the first screen is full.
 * What is shown must not depend on where a real parser pauses.
 */
export async function parseInPieces(page: Page, path: string): Promise<void> {
  const html = (await (await page.request.get(path)).text()).replace(/<script\b.*?<\/script>/gs, '');
  await page.route('**/pieces', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/pieces');
  const [head = '', bar = '', main = ''] = html.split(/(?<=<\/head>)|(?=<main)/);
  await page.evaluate(
    async ([first, ...pieces]) => {
      document.open();
      document.write(first ?? '');
      // The typeface is there from the first frame: its arrival would be a shift, too, and how large one may be is another test's.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      for (const piece of pieces) {
        document.write(piece);
        await new Promise(requestAnimationFrame);
        const last = [...document.querySelectorAll('main *')].at(-1);
        if (last && last.getBoundingClientRect().top > innerHeight) break;
      }
      // The entries of a frame are delivered after it.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    },
    [head, bar, ...(main.match(PIECE) ?? [])],
  );
}

/** The first frame and those that differed from the one before, and the shifts so far. */
export async function watched(page: Page): Promise<Watched> {
  await shiftsDelivered(page);
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/**
 * Opens a page while the screen is recorded; returns the colours, as `red green blue`, that its lower left corner had in
 * any frame. Only paper is there.
 */
export async function cornerColours(page: Page, path: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(path);
  await hydrated(page);
  await client.send('Page.stopScreencast');
  pictures.push((await page.screenshot()).toString('base64'));
  const colours = await cornersOf(page, pictures);
  return [...new Set(colours)];
}

/** Decodes pictures in a page of its own, which has no policy. */
async function cornersOf(page: Page, pictures: readonly string[]): Promise<string[]> {
  const decoder = await page.context().newPage();
  const colours = await decoder.evaluate(async (sources) => {
    const corners: string[] = [];
    for (const source of sources) {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      corners.push([...(canvas?.getImageData(2, image.height - 3, 1, 1).data ?? [])].slice(0, 3).join(' '));
    }
    return corners;
  }, pictures);
  await decoder.close();
  return colours;
}
