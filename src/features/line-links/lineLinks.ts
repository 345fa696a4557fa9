import './line-links.scss';
import { addressedLines, isLineId, lineAt, lineFragment, type AddressedLine } from '../../core/content/lineAddresses';
import type { BlogPostData } from '../../core/content/pages';
import { COPIED_MS } from '../../core/limits';
import { announce } from '../../platform/announce';
import { copyToClipboard } from '../../platform/clipboard';
import { INITIAL_KEY } from '../../platform/history';
import { isFinger } from '../../platform/isFinger';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { clearMarks, markRanges } from '../../platform/markMatches';
import { reveal } from '../../platform/reveal';
import { readScroll } from '../../platform/scroll';
import { watchButtons } from '../recordings/watchButtons';
import type { useAppStore } from '../store/hooks';

/** The part of an article's data that has lines. */
export type ArticleData = Pick<BlogPostData, 'blocks' | 'recorded'>;

/** An article on the page, and how it was arrived at. */
interface LinkedArticle {
  readonly data: ArticleData;
  readonly store: ReturnType<typeof useAppStore>;
  readonly hash: string;
  /** The history entry, which may have a scroll position of its own. */
  readonly key: string;
  /** Aborted when the article, or its place, is left. */
  readonly signal: AbortSignal;
  /** Aborted when the reader has done something since they arrived. */
  readonly waiting: AbortSignal;
  /** The last event on a block since this code was asked for, if any. */
  readonly event: Event | undefined;
}

const SELECTORS = { line: '.prose .line', row: '.prose tr' } as const;
const ANY_LINE = Object.values(SELECTORS).join();
/** The container of a line's button, which scrolls with the lines. */
const HOST = '.code__body, .table';
const BLOCK = '.code, .table';
const CONTROL = 'a, button, summary';
/** The highlight of the style sheet. */
const MARK = 'line-here';

/**
 * Offers a link to the line under the pointer or a finger, or on ArrowRight from a button of its block, and shows the line that the address
 * names. The link is no tab stop, which would be one more for each block.
 */
export function linkLines({ data: { blocks, recorded }, store, hash, key, signal, waiting, event }: LinkedArticle): void {
  const lines = addressedLines(blocks);
  const button = new LineButton(lines);
  const offerRecording = recorded && watchButtons({ recorded, store, signal });
  const turn = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    offerRecording?.(target);
    if (isFinger()) button.touch(type, target);
    else if (type === 'pointerover' || type === 'click') button.turnTo(target);
  };
  for (const type of ['pointerover', 'pointerdown', 'click', 'focusin']) document.addEventListener(type, turn, { signal });
  document.addEventListener('keydown', (pressed) => button.handleKey(pressed), { signal });
  signal.addEventListener('abort', () => {
    button.hide();
    clearMarks(MARK);
  });
  if (event) {
    turn(event);
    if (isFinger() && event.type === 'pointerover' && event.target instanceof Element) button.beginWith(event.target);
  }
  const id = hash.slice(1);
  if (isLineId(id)) void arrive(lineAt(lines, id), { key, signal, waiting });
}

const elementsOf = (kind: AddressedLine['kind']) => [...document.querySelectorAll<HTMLElement>(SELECTORS[kind])];

/** Below the first screen, the line may be rendered later. */
async function arrive(line: AddressedLine | undefined, { key, signal, waiting }: Pick<LinkedArticle, 'key' | 'signal' | 'waiting'>): Promise<void> {
  if (!line) return announce('The line that this link leads to is no longer on this page.');
  const element = await elementOf(line, signal);
  if (!element) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  markRanges([range], MARK);
  // The first entry of every document has the same key, and its position may be from an earlier document.
  if (!waiting.aborted && !isScrolledOnArrival() && (key === INITIAL_KEY || readScroll(key) === undefined)) await reveal(element, { block: 'center' });
}

/** Whether the document that was opened at this address has been scrolled: by the browser, to the words in a copied link, or by the reader. */
function isScrolledOnArrival(): boolean {
  const { activation, currentEntry } = (window as Partial<Window>).navigation ?? {};
  return window.scrollY > 0 && activation != null && activation.entry.key === currentEntry?.key;
}

/** How long the rest of a page may take, in frames. */
const PAGE_FRAMES = 600;

async function elementOf({ kind, place }: AddressedLine, signal: AbortSignal): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < PAGE_FRAMES && !signal.aborted; frame += 1) {
    const element = elementsOf(kind)[place];
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const NAME = 'Link to this line';

/** One button for all lines, at the end of the one that is turned to. The arrow keys move it. */
class LineButton {
  readonly #lines: readonly AddressedLine[];
  readonly #button = document.createElement('button');
  #element: HTMLElement | null = null;
  /** The button that it was reached from by keyboard. */
  #from: HTMLElement | null = null;
  /** Whether the tap that loaded this code has yet to click: its line is shown already, and stays. */
  #isFirstTap = false;
  /** Whose link was offered when the finger came down. */
  #pressed: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lines: readonly AddressedLine[]) {
    this.#lines = lines;
    this.#button.type = 'button';
    this.#button.tabIndex = -1;
    this.#button.className = 'line-link';
    this.#button.append(document.createElement('span'));
    this.#button.addEventListener('click', () => this.#copy());
    this.#button.addEventListener('keydown', (event) => this.#press(event));
  }

  hide(): void {
    this.#element = null;
    this.#button.remove();
  }

  handleKey(event: KeyboardEvent): void {
    // Its line stays the one that was turned to, and doesn't offer it again.
    if (event.key === 'Escape' && document.activeElement !== this.#button) this.#button.remove();
    const from = event.target instanceof Element ? event.target.closest('button') : null;
    const block = from?.closest(BLOCK);
    if (event.key !== 'ArrowRight' || !hasNoModifier(event) || event.defaultPrevented || !from || !block || from === this.#button) return;
    event.preventDefault();
    this.hide();
    this.#show(linesIn(block)[0]);
    this.#from = from;
    this.#button.focus();
  }

  /** A finger has nothing under it before it taps: a line that is tapped offers its link, and a second tap takes it away. */
  touch(type: string, target: Element): void {
    if (type === 'pointerdown') this.#pressed = this.#isFirstTap ? null : this.#element;
    if (type !== 'click') return;
    this.#isFirstTap = false;
    if (target.closest(CONTROL)) return;
    const line = target.closest(ANY_LINE);
    if (line && line === this.#pressed) this.hide();
    else this.turnTo(target);
  }

  /** The tap that loaded this code may be over, or its click still to come. */
  beginWith(target: Element): void {
    this.#isFirstTap = true;
    if (!target.closest(CONTROL)) this.turnTo(target);
  }

  turnTo(target: Element): void {
    if (this.#button.contains(target)) return;
    // Whoever uses it by keyboard doesn't lose it to a nudge of the mouse.
    if (document.activeElement === this.#button && this.#from) return;
    this.#from = null;
    const line = target.closest<HTMLElement>(ANY_LINE);
    const block = target.closest(BLOCK);
    if (line) this.#show(line);
    else if (!block) this.#leave();
    else if (!block.contains(this.#button)) this.#show(linesIn(block)[0]);
  }

  /** The focused button stays. */
  #leave(): void {
    if (document.activeElement !== this.#button) this.hide();
  }

  #show(element: HTMLElement | undefined): void {
    const line = element && this.#lineOf(element);
    const host = element?.closest(HOST);
    if (!line || !host || element === this.#element) return;
    this.#element = element;
    this.#say(NAME);
    this.#button.setAttribute('aria-label', `${NAME}: ${line.text.replace(/\s+/g, ' ').trim()}`);
    if (this.#button.parentElement !== host) host.append(this.#button);
    this.#place(element, host);
  }

  #lineOf(element: HTMLElement): AddressedLine | undefined {
    const kind = element.matches(SELECTORS.line) ? 'line' : 'row';
    const place = elementsOf(kind).indexOf(element);
    return this.#lines.find((line) => line.kind === kind && line.place === place);
  }

  /** At the end of the visible part of the line, beside the buttons that copy commands. */
  #place(element: HTMLElement, host: Element): void {
    if (isFinger() && host.matches('.code__body')) {
      // It would cover what was tapped: in the gap under a block it covers nothing.
      this.#button.style.top = '100%';
      this.#button.style.left = '0';
      return;
    }
    const copies = host.querySelector<HTMLElement>('.code__copies')?.offsetWidth ?? 0;
    const [line] = element.getClientRects();
    // What was tapped stays readable: a row's link is on its lower border.
    const y = isFinger() ? element.getBoundingClientRect().bottom - this.#button.offsetHeight / 2 : (line?.top ?? 0);
    this.#button.style.top = `${y - host.getBoundingClientRect().top + host.scrollTop}px`;
    this.#button.style.left = `${host.scrollLeft + host.clientWidth - copies - this.#button.offsetWidth}px`;
  }

  #press(event: KeyboardEvent): void {
    if (!hasNoModifier(event) && event.key !== 'Tab') return;
    const all = linesIn(this.#button.closest(BLOCK)).filter((element) => this.#lineOf(element));
    const at = this.#element ? all.indexOf(this.#element) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'ArrowLeft') this.#from?.focus();
    // Once the focus has moved on from here.
    if (event.key === 'Tab') requestAnimationFrame(() => this.hide());
    if (to === undefined) return;
    event.preventDefault();
    this.#show(all[to]);
    this.#element?.scrollIntoView({ block: 'nearest' });
  }

  #copy(): void {
    const line = this.#element && this.#lineOf(this.#element);
    if (!line) return;
    const { origin, pathname, search } = window.location;
    copyToClipboard(origin + pathname + search + lineFragment(line)).then(
      () => {
        this.#say('Copied');
        announce('Link copied.');
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#say(NAME), COPIED_MS);
      },
      (error: unknown) => console.error('Nothing could be copied.', error),
    );
  }

  #say(text: string): void {
    if (this.#button.firstElementChild) this.#button.firstElementChild.textContent = text;
  }
}

const linesIn = (block: Element | null) => [...(block?.querySelectorAll<HTMLElement>(ANY_LINE) ?? [])];
