import { NARROW_WINDOW } from '../core/limits';

/** Whether the navigation has collapsed and the search dialog fills the screen. */
export function isNarrowScreen(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(NARROW_WINDOW).matches;
}
