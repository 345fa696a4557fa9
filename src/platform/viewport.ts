/** Below this width the navigation collapses (`$medium` of the style sheets) and the search dialog fills the screen. */
const NARROW = '(max-width: 43.99rem)';

export function isNarrowScreen(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(NARROW).matches;
}
