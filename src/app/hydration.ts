const MARK = 'data-hydrated';
const EVENT = 'hydrated';

/** Marks an area as hydrated: the screen around the page, or the page (`main`), which may follow later. */
export function markHydrated(area: Element): void {
  if (area.hasAttribute(MARK)) return;
  area.setAttribute(MARK, '');
  area.dispatchEvent(new Event(EVENT));
}

/** Whether an element's event handlers are attached. */
export function isHydrated(element: Element, root: Element): boolean {
  return areaOf(element, root).hasAttribute(MARK);
}

/** Calls back, in a separate task, once an element's event handlers are attached. */
export function whenHydrated(element: Element, root: Element, callback: () => void): void {
  const callLater = () => setTimeout(callback);
  if (isHydrated(element, root)) callLater();
  else areaOf(element, root).addEventListener(EVENT, callLater, { once: true });
}

/** The innermost separately hydrated area around an element. */
function areaOf(element: Element, root: Element): Element {
  return element.closest('main') ?? root;
}
