import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Closes the sheet of a bar as a menu does: on Escape, on a press outside the bar, and once the focus has left it. */
export function useSheet(bar: RefObject<HTMLElement | null>) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => sheet.current?.removeAttribute('open'), []);
  useEffect(() => {
    const leaving = new AbortController();
    const closeOutside = ({ target }: Event) => bar.current?.contains(target as Node) || close();
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOutside, leaving);
    return () => leaving.abort();
  }, [bar, close]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !sheet.current?.open) return;
    close();
    sheet.current.querySelector('summary')?.focus();
  };
  return { sheet, close, closeOnEscape };
}
