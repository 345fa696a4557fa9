import { nextTask } from './idle';

/** What hides an element: a closed tab (`ui/Tabs`), or folded details. */
export const COVERS = '[hidden], details:not([open])';

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
