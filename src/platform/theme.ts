import type { ThemePreference } from '../core/site/themes';

/** Applies a theme. */
export function showTheme(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
  // One per theme, light first: the browser's toolbar has the colour of the page.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const theme = index === 0 ? 'light' : 'dark';
    meta.media = preference === 'system' ? `(prefers-color-scheme: ${theme})` : preference === theme ? 'all' : 'not all';
  });
}
