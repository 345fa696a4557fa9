import type { KeyboardEvent } from 'react';
import { hasNoModifier } from '../../platform/hasNoModifier';

/** Elements that handle keys themselves. */
const TAKES_KEYS = 'input, textarea, pre, .table, .diagram__picture, summary, [role="tab"], [role="toolbar"]';

/**
 * Presses the control that has a key as its shortcut. Only while the focus is in the runbook, so nothing else loses its keys.
 *
 * @param isLetterOn whether letters are shortcuts, too: with dictation software every spoken word is a row of them
 */
export function pressKey(event: KeyboardEvent<HTMLElement>, isLetterOn: boolean): void {
  const { key, target, currentTarget } = event;
  // A letter that is held down isn't pressed again: it would tick one step after another.
  if (key.length === 1 && (!isLetterOn || event.repeat)) return;
  if (!hasNoModifier(event) || event.defaultPrevented || (target instanceof Element && target.closest(TAKES_KEYS))) return;
  const control = [...currentTarget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((each) => each.getAttribute('aria-keyshortcuts') === key);
  if (!control) return;
  event.preventDefault();
  control.click();
}
