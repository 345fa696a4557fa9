import { act } from '@testing-library/react';

/** What jsdom lacks: a ResizeObserver that a test triggers for all it observes. */
export function installFakeResizeObserver(): () => void {
  const observed = new Map<object, { readonly elements: Set<Element>; readonly tell: () => void }>();
  class Observer {
    constructor(callback: () => void) {
      observed.set(this, { elements: new Set(), tell: callback });
    }
    observe(element: Element): void {
      observed.get(this)?.elements.add(element);
    }
    disconnect(): void {
      observed.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'ResizeObserver', { value: Observer, configurable: true, writable: true });
  return () => act(() => observed.forEach(({ tell }) => tell()));
}

/** Sets the content width and own width of every element, in pixels. */
export function setWidths(scrollWidth: number, clientWidth: number): void {
  Object.defineProperties(HTMLElement.prototype, {
    scrollWidth: { get: () => scrollWidth, configurable: true },
    clientWidth: { get: () => clientWidth, configurable: true },
  });
}
