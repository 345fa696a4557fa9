import { readItem } from '../../platform/storage';
import type { AppDispatch } from '../store/hooks';
import { themeFollowed } from '../theme/themeSlice';
import { storedTheme } from './storedItems';

/** Shows the theme that the visitor chooses in another tab here, too. The event comes only for what other tabs store. */
export function followOtherTabs(dispatch: AppDispatch): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything has been cleared.
    if (key === null || key === storedTheme.key) dispatch(themeFollowed(readItem(storedTheme) ?? 'system'));
  });
}
