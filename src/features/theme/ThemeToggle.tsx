import { Icon, type IconName } from '../../ui/Icon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectThemePreference, themeChosen, THEMES, type ThemePreference } from './themeSlice';

const ICONS: Readonly<Record<ThemePreference, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Steps through system, light and dark. */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const preference = useAppSelector(selectThemePreference);
  const next = THEMES[(THEMES.indexOf(preference) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      className="icon-button needs-js"
      data-replay=""
      aria-label={`Theme: ${preference}. Switch to ${next}`}
      onClick={() => dispatch(themeChosen(next))}
    >
      <Icon name={ICONS[preference]} />
    </button>
  );
}
