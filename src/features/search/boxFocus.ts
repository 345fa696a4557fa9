import type { MouseEvent } from 'react';

/** The focus stays in the search box while the pointer uses what belongs to it. */
export function keepFocus(event: MouseEvent): void {
  if (event.button === 0 && event.target instanceof Element && !event.target.closest('input, label')) event.preventDefault();
}

/** Gives the focus to the search box that an element belongs to; for buttons that are gone once they have been used. */
export function focusBox(element: Element): void {
  element.closest('form, dialog, main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
