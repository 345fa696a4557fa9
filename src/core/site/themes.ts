export const THEMES = ['system', 'light', 'dark'] as const;

/** What a visitor chose; `system` follows their device. */
export type ThemePreference = (typeof THEMES)[number];

/** The next choice: the button cycles through all of them. */
export function themeAfter(preference: ThemePreference): ThemePreference {
  return THEMES[(THEMES.indexOf(preference) + 1) % THEMES.length] ?? 'system';
}
