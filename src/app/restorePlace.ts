/** Events that show that the reader no longer waits for their old place. */
const TAKEOVER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TIMEOUT_MS = 10_000;

/**
 * Development only: scrolls a reloaded page to where its reader was. Its document arrives empty, so the browser tries in vain; this does it as
 * soon as the page is long enough, unless the reader does something first.
 */
export function restorePlace(place: number): void {
  const page = document.documentElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    TAKEOVER_EVENTS.forEach((type) => window.removeEventListener(type, stop));
  };
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return;
    window.scrollTo(0, place);
    stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  TAKEOVER_EVENTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  observer.observe(document.body);
}

/** Whether the document was reloaded, by the reader or after an edit. */
export function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}
