import { useLayoutEffect } from 'react';
import { useAppStore } from '../features/store/hooks';
import type { ThemePreference } from '../core/site/themes';
import { selectThemePreference } from '../features/theme/themeSlice';
import { showTheme } from '../platform/theme';

/**
 * Applies the store's theme to the document, which React doesn't render. It subscribes to the store itself: the state
 * that hydration starts from has no saved theme, and would flash the wrong one.
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
