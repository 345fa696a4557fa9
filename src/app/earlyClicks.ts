import { isHydrated, whenHydrated } from './hydration';

/** Clicks on buttons that came before their handlers; the inline loader collects them until the app takes over. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * No click is lost: those made before the scripts were here are repeated once their button is hydrated, and so are
 * those on the parts of the page that are still to be hydrated.
 *
 * @param root the element that the app is rendered into
 */
export function replayEarlyClicks(root: Element): void {
  const replay = (button: HTMLElement) => whenHydrated(button, root, () => button.isConnected && button.click());
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  clicked.forEach(replay);
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
      if (!button || isHydrated(button, root)) return;
      event.stopImmediatePropagation();
      replay(button);
    },
    true,
  );
}
