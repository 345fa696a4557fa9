const MARK = 'data-hydrated';
const EVENT = 'hydrated';

/** Notes that React answers for what is in an area: the screen around the page, or the page (`main`), which may come later. */
export function markHydrated(area: Element): void {
  if (area.hasAttribute(MARK)) return;
  area.setAttribute(MARK, '');
  area.dispatchEvent(new Event(EVENT));
}

/** Whether a click on an element finds its handler. */
export function isHydrated(element: Element, root: Element): boolean {
  return areaOf(element, root).hasAttribute(MARK);
}

/** Calls back once a click on an element finds its handler, in a task of its own. */
export function whenHydrated(element: Element, root: Element, callback: () => void): void {
  const callLater = () => setTimeout(callback);
  if (isHydrated(element, root)) callLater();
  else areaOf(element, root).addEventListener(EVENT, callLater, { once: true });
}

/** The innermost area that is hydrated in one piece. */
function areaOf(element: Element, root: Element): Element {
  return element.closest('main') ?? root;
}
