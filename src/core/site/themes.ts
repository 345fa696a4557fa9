export const THEMES = ['system', 'light', 'dark'] as const;

/** What a visitor chose; `system` follows their device. */
export type ThemePreference = (typeof THEMES)[number];
