import type { ThemePreference } from '../core/site/themes';
import { matchesMedia } from './matchesMedia';

/** The theme that is on the screen: the one chosen, or else the device's. */
export function shownTheme(preference: ThemePreference): Exclude<ThemePreference, 'system'> {
  if (preference !== 'system') return preference;
  return matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** The theme that a switch leads to: always a visible change. */
export const otherTheme = (preference: ThemePreference) => (shownTheme(preference) === 'dark' ? 'light' : 'dark');
