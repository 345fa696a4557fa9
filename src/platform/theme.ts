import { THEME_KEY } from '../core/site/boot';
import { readStored, writeStored } from './storage';

type Preference = 'system' | 'light' | 'dark';

export function storedTheme(): Preference {
  const stored = readStored(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme and remembers it; `system` follows the visitor's device. */
export function applyTheme(preference: Preference): void {
  writeStored(THEME_KEY, preference === 'system' ? null : preference);
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
}
