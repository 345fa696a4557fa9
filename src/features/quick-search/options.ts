/** The id of the list under a search box; only one is open at a time. */
export const LIST_ID = 'quick-search-list';

/** The id of an option: a result's is derived from its address, so that it is the same wherever it is listed. */
export const optionId = (key: number | string): string => `quick-search-option-${key}`;

/** The option that leads to the search page. */
export const ALL_RESULTS = optionId('all');

/** The prefix of an action's id. */
export const ACTIONS = optionId('action-');

/** The id of a recent search. */
export const recentId = (place: number): string => optionId(`recent-${place}`);

/** What Enter does with the active option; without one, it depends on the text in the box. */
export function actionOnEnter(active: string, isBlank: boolean): string | null {
  if (active === '') return isBlank ? null : 'shows all results';
  if (active === ALL_RESULTS) return 'shows all results';
  if (active.startsWith(ACTIONS)) return 'does it';
  return active.startsWith(optionId('recent-')) ? 'searches for it' : 'opens it';
}

/** The options of the open list: recent searches, suggestions or results. */
export function listedOptions(page: Document): HTMLElement[] {
  return [...(page.getElementById(LIST_ID)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Activates an option as a click does; with a modifier a link opens in a new tab or window, like any link. */
export function activateOption(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
