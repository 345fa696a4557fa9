import { decodePart } from '../../core/site/decodePart';
import type { VisitAction } from '../../core/visit/visit';
import type { SiteLocation } from '../../features/navigation/navigationSlice';
import { reveal } from '../../platform/reveal';

/** How long the rest of a page may take to appear after its first screen, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** The parts of pages that steps without an address are about. What the terminal prints by itself is none. */
const PARTS: readonly (readonly [type: RegExp, selector: string])[] = [
  [/^terminal\/(?!welcomeTyped)/, '.terminal'],
  [/^likes\//, '.like'],
  [/^reading\/valuesPanelToggled/, '.values'],
];

type Find = (page: Element) => Element | null | undefined;

function partOf({ type, payload }: VisitAction): Find | undefined {
  if (type === 'tabChoice/tabChosen') return (page) => [...page.querySelectorAll('.tabs__tab')].find(({ textContent }) => textContent === payload);
  const [, selector] = PARTS.find(([pattern]) => pattern.test(type)) ?? [];
  return selector === undefined ? undefined : (page) => page.querySelector(selector);
}

interface Follow {
  readonly before: SiteLocation;
  readonly location: SiteLocation;
  /** The step that is shown; undefined for the beginning. */
  readonly action: VisitAction | undefined;
}

/**
 * Scrolls as a navigation does: a new page begins at its top, an anchor is shown as soon as it is there. On the same page, it scrolls to the part
 * that the step is about.
 *
 * @returns stops looking for what isn't there yet
 */
export function followPage({ before, location: { pathname, hash }, action }: Follow): () => void {
  const isSamePage = before.pathname === pathname;
  if (!isSamePage) window.scrollTo(0, 0);
  const part = action && partOf(action);
  if (part) return whenThere(part, (element) => element.scrollIntoView({ block: 'nearest' }));
  const id = isSamePage && before.hash === hash ? '' : decodePart(hash.slice(1));
  if (id === '') return () => undefined;
  return whenThere(
    (page) => page.querySelector(`[id="${CSS.escape(id)}"]`),
    (element) => void reveal(element),
  );
}

function whenThere(find: Find, show: (element: Element) => void): () => void {
  const look = () => {
    const page = document.querySelector('.visit-stage main');
    const target = page && find(page);
    if (!target) return;
    watch.disconnect();
    show(target);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  const timer = setTimeout(() => watch.disconnect(), TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
