import { nextTask } from './idle';

/** A closed tab (`ui/Tabs`), or folded details. */
const COVERS = '[hidden], details:not([open])';

/** Whether an element is in something closed. */
export const isCovered = (element: Element): boolean => element.closest(COVERS) !== null;

/** Brings an element into view, out of what is closed, too: that opens as it does for the browser's own search. */
export async function reveal(element: Element, options?: ScrollIntoViewOptions): Promise<void> {
  const cover = element.closest(COVERS);
  if (cover) {
    if (cover instanceof HTMLDetailsElement) cover.open = true;
    else cover.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await nextTask();
  }
  element.scrollIntoView(options);
}
