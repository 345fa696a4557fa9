import { nextTask } from './idle';

/** What hides an element: an inactive tab panel (`ui/Tabs`), or closed `details`. */
export const COVERS = '[hidden], details:not([open])';

/** Scrolls an element into view, opening whatever hides it as find-in-page does. */
export async function reveal(element: Element, options?: ScrollIntoViewOptions): Promise<void> {
  const cover = element.closest(COVERS);
  if (cover) {
    if (cover instanceof HTMLDetailsElement) cover.open = true;
    else cover.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await nextTask();
  }
  element.scrollIntoView(options);
}
