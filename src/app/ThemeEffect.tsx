import { useLayoutEffect } from 'react';
import { useAppStore } from '../features/store/hooks';
import type { ThemePreference } from '../core/site/themes';
import { selectThemePreference } from '../features/theme/themeSlice';
import { showTheme } from '../platform/theme';

/**
 * Shows the theme of the store on the document, which React doesn't render. It follows the store itself: the state that
 * hydration starts from knows nothing of a remembered theme, and would show the wrong one for a moment.
 */
export function ThemeEffect() {
  const store = useAppStore();
  useLayoutEffect(() => {
    let shown: ThemePreference | null = null;
    const follow = () => {
      const preference = selectThemePreference(store.getState());
      if (preference !== shown) showTheme(preference);
      shown = preference;
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
  return null;
}
