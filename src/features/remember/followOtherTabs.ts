import { readItem } from '../../platform/storage';
import type { AppDispatch } from '../store/hooks';
import { themeFollowed } from '../theme/themeSlice';
import { storedTheme } from './storedItems';

/** Shows the theme that the visitor chooses in another tab here, too. The event is fired only for what other tabs store, and never on a suspended page. */
export function followOtherTabs(dispatch: AppDispatch): void {
  let last = readItem(storedTheme);
  const follow = () => {
    last = readItem(storedTheme);
    dispatch(themeFollowed(last ?? 'system'));
  };
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything has been cleared.
    if (key === null || key === storedTheme.key) follow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') last = readItem(storedTheme);
    else if (readItem(storedTheme) !== last) follow();
  });
}
