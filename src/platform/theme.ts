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
  // One for each theme, the light one's first: the browser's own frame has the colour of the page.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const theme = index === 0 ? 'light' : 'dark';
    meta.media = preference === 'system' ? `(prefers-color-scheme: ${theme})` : preference === theme ? 'all' : 'not all';
  });
}
