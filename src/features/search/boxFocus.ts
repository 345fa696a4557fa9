import type { MouseEvent } from 'react';

/** Keeps the focus in the search box when its list or buttons are pressed with a pointer. */
export function keepFocus(event: MouseEvent): void {
  if (event.button === 0 && event.target instanceof Element && !event.target.closest('input, label')) event.preventDefault();
}

/** Focuses the search box that an element belongs to; for buttons that disappear when used. */
export function focusBox(element: Element): void {
  element.closest('form, dialog, main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
