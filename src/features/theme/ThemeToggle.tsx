import type { IconName } from '../../core/site/iconPaths';
import { Icon } from '../../ui/Icon';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { themeAfter, type ThemePreference } from '../../core/site/themes';
import { selectThemePreference, themeChosen } from './themeSlice';

const ICONS: Readonly<Record<ThemePreference, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Cycles through system, light and dark, starting from the store's theme: a click may come before that is rendered. */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const preference = useAppSelector(selectThemePreference);
  const store = useAppStore();
  return (
    <button
      type="button"
      className="icon-button needs-js"
      aria-label={`Theme: ${preference}. Switch to ${themeAfter(preference)}`}
      onClick={() => dispatch(themeChosen(themeAfter(selectThemePreference(store.getState()))))}
    >
      <Icon name={ICONS[preference]} />
    </button>
  );
}
