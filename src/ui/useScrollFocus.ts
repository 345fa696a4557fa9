import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets the keyboard scroll a box that overflows, and only then: a box that fits is no tab stop.
 *
 * @param label what a screen reader calls the box when it can be focused
 * @param onMeasure called with the box whenever its size has changed
 */
export function useScrollFocus<T extends HTMLElement>(label: string, onMeasure?: (box: T) => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const latest = useRef(onMeasure);
  useEffect(() => {
    latest.current = onMeasure;
  });
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      markScrollable(box, label);
      latest.current?.(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [label]);
  return ref;
}

export function isTooWide(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth;
}

function markScrollable(box: HTMLElement, label: string): void {
  if (isTooWide(box) || box.scrollHeight > box.clientHeight) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => box.removeAttribute(name));
  }
}
