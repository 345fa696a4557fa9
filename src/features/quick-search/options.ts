/** The id of the list under a search box; only one is open at a time. */
export const LIST_ID = 'quick-search-list';

export const optionId = (option: number): string => `quick-search-option-${option}`;

/** How many options the open list has: recent searches, suggestions, results, whatever it shows. */
export function optionCount(page: Document): number {
  return page.getElementById(LIST_ID)?.querySelectorAll('[role="option"]').length ?? 0;
}

type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Does what a click on an option does; with a modifier a link opens in a new tab or window, as any link. */
export function activateOption(page: Document, option: number, { ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  const element = page.getElementById(optionId(option));
  return element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: page.defaultView, ctrlKey, metaKey, shiftKey })) !== undefined;
}
