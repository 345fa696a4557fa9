import { RECENT_SEARCHES } from '../../core/limits';
import { THEME_KEY } from '../../core/site/boot';
import type { StoredItem } from '../../platform/storage';
import type { ThemePreference } from '../../core/site/themes';
import type { RememberedSearch } from './restored';

/** Also read by the page's inline script, before the first paint. */
export const storedTheme: StoredItem<ThemePreference> = {
  key: THEME_KEY,
  parse: (text) => (text === 'light' || text === 'dark' ? text : null),
  format: (preference) => (preference === 'system' ? null : preference),
};

export const storedCodeWrap: StoredItem<boolean> = {
  key: 'wrap-code',
  parse: () => true,
  format: (isWrapped) => (isWrapped ? 'on' : null),
};

export const storedSearch: StoredItem<RememberedSearch> = {
  key: 'search',
  parse: (text) => {
    const { recent, isSlashKeyOn } = JSON.parse(text) as Partial<Record<keyof RememberedSearch, unknown>>;
    if (!Array.isArray(recent) || typeof isSlashKeyOn !== 'boolean') return null;
    return { recent: [...new Set(recent.filter((query) => typeof query === 'string' && query.trim() !== ''))].slice(0, RECENT_SEARCHES), isSlashKeyOn };
  },
  format: ({ recent, isSlashKeyOn }) => (recent.length === 0 && isSlashKeyOn ? null : JSON.stringify({ recent, isSlashKeyOn })),
};
