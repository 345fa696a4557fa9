import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** Props of a row of buttons that replaces those that are pressed: the focus stays in the row, and one press isn't two. */
export function usePressed() {
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) row.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return {
    ref: row,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // A button that is removed leaves the focus to nothing.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
    // A second tap, or Enter that is held down, would be on the button that has come in place of the first one's.
    onClickCapture: (event: MouseEvent) => event.detail > 1 && event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.repeat && event.preventDefault(),
  };
}
