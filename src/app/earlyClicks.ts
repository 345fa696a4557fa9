import { REPLAYED_BUTTONS } from '../core/site/boot';
import { isHydrated, whenHydrated } from './hydration';

/** Clicks on buttons made before their handlers were attached; the inline loader queues them for the app. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Replays clicks so that none is lost: those made before the scripts had loaded, and those on parts of the page that
 * aren't hydrated yet. Each is dispatched again once its button is hydrated.
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
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED_BUTTONS) : null;
      if (!button || isHydrated(button, root)) return;
      event.stopImmediatePropagation();
      replay(button);
    },
    true,
  );
}
