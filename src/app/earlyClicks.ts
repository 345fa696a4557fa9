/** Clicks on buttons that came before their handlers; the inline loader collects them until the app takes over. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/** How long to wait for a button's handler once the app has started, and how often to look; milliseconds. */
const PATIENCE_MS = 10_000;
const STEP_MS = 30;

/** React keeps a mark of its own on every element that it has hydrated. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function replayWhenAwake(element: HTMLElement, deadline = performance.now() + PATIENCE_MS): void {
  if (isHydrated(element)) element.click();
  else if (performance.now() < deadline && element.isConnected) setTimeout(replayWhenAwake, STEP_MS, element, deadline);
}

/**
 * No click is lost: those made before the scripts were here are repeated once their button is awake, and so are those
 * on the parts of the page that are still to be hydrated.
 */
export function replayEarlyClicks(): void {
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  clicked.forEach((element) => replayWhenAwake(element));
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
      if (!button || isHydrated(button)) return;
      event.stopImmediatePropagation();
      replayWhenAwake(button);
    },
    true,
  );
}
