import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../features/store/hooks';
import { selectThemePreference, themeChosen } from '../features/theme/themeSlice';
import { applyTheme, storedTheme } from '../platform/theme';

/** Takes over the remembered theme unless one has been chosen, then shows and remembers whatever the store says. */
export function ThemeEffect() {
  const dispatch = useAppDispatch();
  const preference = useAppSelector(selectThemePreference);
  const isRestored = useRef(false);
  // With the hydration itself: a click from before it steps on from the remembered theme.
  useLayoutEffect(() => {
    const stored = storedTheme();
    if (isRestored.current || preference !== 'system' || stored === 'system') applyTheme(preference);
    else dispatch(themeChosen(stored));
    isRestored.current = true;
  }, [preference, dispatch]);
  return null;
}
