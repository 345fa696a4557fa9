import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets the keyboard scroll a box that overflows, and only then: a box that fits is no stop on the way through a page.
 *
 * @param label what a screen reader calls the box when it can be focused
 */
export function useScrollFocus<T extends HTMLElement>(label: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => markScrollable(box, label));
    observer.observe(box);
    return () => observer.disconnect();
  }, [label]);
  return ref;
}

function markScrollable(box: HTMLElement, label: string): void {
  if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => box.removeAttribute(name));
  }
}
