import type { Locator, Page } from '@playwright/test';
import { holdTab } from '../../../build-scripts/lib/browser/holdTab';
import { expect } from './site';

/** How many stops away from its target `tabTo` begins. */
const NEAR = 3;

/** How many stops Tab passes while it is held down. */
const HELD = 20;

/** Where the focus is, and what is wrong with how it shows (WCAG 2.4.7, 2.4.11, 1.4.11); null when it is nowhere. */
interface Stop {
  readonly name: string;
  readonly problem: string | null;
}

interface Probe {
  readonly canvas: OffscreenCanvasRenderingContext2D | null;
  /** Red, green, blue and alpha, by the colour as CSS writes it. */
  readonly known: Map<string, number[]>;
}

/**
 * Checks, in the page, that the focused element has an outline or a ring on it or just around it, with a contrast of 3:1,
 * on the screen and not covered.
 */
const checkFocus = (): Stop | null => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A canvas turns a colour in any notation into its components; the page keeps it, with its results, for the next stop.
  const probe = ((window as Window & { probe?: Probe }).probe ??= {
    canvas: new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }),
    known: new Map(),
  });
  const read = (colour: string): number[] => {
    if (!probe.canvas) return [];
    probe.canvas.clearRect(0, 0, 1, 1);
    probe.canvas.fillStyle = colour;
    probe.canvas.fillRect(0, 0, 1, 1);
    return [...probe.canvas.getImageData(0, 0, 1, 1).data];
  };
  const rgbOf = (colour: string): number[] => {
    const rgb = probe.known.get(colour) ?? read(colour);
    probe.known.set(colour, rgb);
    return rgb;
  };
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  // Relative luminance and contrast ratio as WCAG 2.2 defines them.
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const paperOf = (element: Element | null): number[] => {
    for (let at = element; at; at = at.parentElement) {
      const rgb = rgbOf(getComputedStyle(at).backgroundColor);
      if (rgb[3] === 255) return rgb;
    }
    return [255, 255, 255, 255];
  };
  const contrast = (a: number[], b: number[]) => (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
  const shows = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const paper = paperOf(element.parentElement);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && contrast(rgbOf(outlineColor), paper) >= 3;
    const ring = /^(?:rgba?|oklch|oklab|color)\([^)]*\)/.exec(boxShadow)?.[0];
    return isOutlined || (ring !== undefined && contrast(rgbOf(ring), paper) >= 3);
  };
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((element) => element instanceof Element);
  const { x, y, width, height } = focused.getBoundingClientRect();
  // For an element taller than the screen, the part on it.
  const middle = { x: x + width / 2, y: (Math.max(y, 0) + Math.min(y + height, innerHeight)) / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isOnTop = top !== null && (focused.contains(top) || top.contains(focused));
  const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''} (${focused.className || focused.id})`;
  return {
    name,
    problem: !around.some(shows) ? 'shows no focus' : isOnTop ? null : `is not on the screen, or covered by ${top?.outerHTML.slice(0, 60) ?? 'nothing'}`,
  };
};

const stopOf = (page: Page) => page.evaluate(checkFocus);

/** Presses a key, and looks at where the focus then is; returns the name of the stop, or null for none. */
export async function pressAndLook(page: Page, key: string): Promise<string | null> {
  await page.keyboard.press(key);
  return focusShows(page);
}

/** Waits until the focus shows wherever it is, which may take the page a frame or, on a busy machine, many. */
async function focusShows(page: Page): Promise<string | null> {
  let stop = await stopOf(page);
  if (!stop?.problem) return stop?.name ?? null;
  const look = async () => {
    stop = await stopOf(page);
    return stop?.problem ? `${stop.name} ${stop.problem}` : null;
  };
  await expect.poll(look, { intervals: [10, 20, 50, 100] }).toBeNull();
  return stop?.name ?? null;
}

/** Puts the focus a few stops before or after an element, without keys: `allStops` shows that Tab gets that far. */
async function focusNear(target: Locator, stopsAway: number): Promise<void> {
  await target.evaluate((element, away) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'),
    );
    const place = stops.findIndex((stop) => stop === element);
    stops[Math.min(Math.max(place + away, 0), stops.length - 1)]?.focus();
  }, stopsAway);
}

/**
 * Gets to an element by keys alone, over the stops before it, or with `Shift+Tab` over those after it. The focus must show
 * there. An element that no key reaches, or a focus trap on the way, is a failure.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await focusNear(target, key === 'Tab' ? -NEAR : NEAR);
  await tabOn(page, target, key);
}

/** Gets to an element by keys alone, from where the focus is. */
export async function tabOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 2 * NEAR; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return void (await focusShows(page));
  }
  throw new Error(`${key} doesn't lead to ${String(target)} from the stops beside it.`);
}

/** A stop that Tab has reached: the element, and what was seen there; null where no element has the focus. */
interface Passed {
  readonly element: Element | null;
  readonly stop: Stop | null;
}

type Recorder = Window & { checkFocus?: () => Stop | null; passed?: Passed[] };

/** Records each stop at the moment when the next Tab leaves it. The first is where the focus was before. */
async function recordStops(page: Page): Promise<void> {
  await page.evaluate(`window.checkFocus = ${String(checkFocus)}`);
  await page.evaluate(() => {
    const recorder = window as Recorder;
    const passed: Passed[] = (recorder.passed = []);
    addEventListener('keydown', () => passed.push({ element: document.activeElement, stop: recorder.checkFocus?.() ?? null }), true);
  });
}

/** Holds Tab down for a while; returns all stops so far. */
async function passStops(page: Page): Promise<(Stop | null)[]> {
  await holdTab(page, HELD);
  return page.evaluate(() => ((window as Recorder).passed ?? []).slice(1).map(({ stop }) => stop));
}

/** Comes back to a stop at which the focus didn't show while Tab was held down, and waits until it does. */
async function returnTo(page: Page, index: number): Promise<void> {
  await page.evaluate((at) => ((window as Recorder).passed?.[at + 1]?.element as HTMLElement | null)?.focus(), index);
  await focusShows(page);
}

/** All stops of a page, from the first to where the focus leaves it. */
export async function allStops(page: Page, atMost = 400): Promise<string[]> {
  await recordStops(page);
  let stops: (Stop | null)[] = [];
  let end = -1;
  while (end < 0) {
    if (stops.length > atMost) throw new Error(`After ${atMost} times Tab the focus is still in the page, at ${stops.at(-1)?.name ?? 'its first stop'}.`);
    stops = await passStops(page);
    end = stops.findIndex((stop, index) => stop === null || (index > 0 && stop.name === stops[0]?.name));
  }
  const inPage = stops.slice(0, end);
  for (const [index, stop] of inPage.entries()) if (stop?.problem) await returnTo(page, index);
  return inPage.map((stop) => stop?.name ?? '');
}
