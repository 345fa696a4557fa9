/** Below this width the navigation folds (`$medium` of the style sheets) and a search fills the screen. */
const NARROW = '(max-width: 43.99rem)';

export function isNarrowScreen(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(NARROW).matches;
}
