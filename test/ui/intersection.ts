/** What jsdom lacks: an IntersectionObserver that a test triggers. */
export interface Viewport {
  /** The thresholds that components asked for. */
  readonly thresholds: (number | undefined)[];
  /** Reports everything observed as in view, or as out of view. */
  readonly report: (isIntersecting: boolean) => void;
  /** How many elements are being watched. */
  readonly watched: () => number;
}

export function installFakeIntersectionObserver(): Viewport {
  const observers = new Map<object, { readonly elements: Set<Element>; readonly tell: (isIntersecting: boolean) => void }>();
  const thresholds: (number | undefined)[] = [];

  class Observer {
    constructor(
      callback: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void,
      options?: { readonly threshold?: number },
    ) {
      thresholds.push(options?.threshold);
      const elements = new Set<Element>();
      observers.set(this, { elements, tell: (isIntersecting) => callback([...elements].map((target) => ({ target, isIntersecting }))) });
    }
    observe(element: Element): void {
      observers.get(this)?.elements.add(element);
    }
    disconnect(): void {
      observers.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true, writable: true });
  const watching = () => [...observers.values()].filter(({ elements }) => elements.size > 0);
  return { thresholds, report: (isIntersecting) => watching().forEach(({ tell }) => tell(isIntersecting)), watched: () => watching().length };
}
