import type { ThemePreference } from '../core/site/themes';

/** The theme that is on the screen: the one chosen, or else the device's. */
export function shownTheme(preference: ThemePreference): Exclude<ThemePreference, 'system'> {
  if (preference !== 'system') return preference;
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The theme that a switch leads to: always a visible change. */
export const otherTheme = (preference: ThemePreference) => (shownTheme(preference) === 'dark' ? 'light' : 'dark');
