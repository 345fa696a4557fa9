import { RECENT_SEARCHES } from '../../core/limits';
import { readStored, writeStored } from '../../platform/storage';
import type { RememberedSearch } from './quickSearchSlice';

const KEY = 'search';

/** What an earlier visit left on this device; anything that isn't ours counts as nothing. */
export function readRemembered(): RememberedSearch | null {
  try {
    const { recent, isSlashKeyOn } = JSON.parse(readStored(KEY) ?? '') as Partial<Record<keyof RememberedSearch, unknown>>;
    if (!Array.isArray(recent) || typeof isSlashKeyOn !== 'boolean') return null;
    return { recent: [...new Set(recent.filter((query) => typeof query === 'string'))].slice(0, RECENT_SEARCHES), isSlashKeyOn };
  } catch {
    return null;
  }
}

export function remember({ recent, isSlashKeyOn }: RememberedSearch): void {
  writeStored(KEY, recent.length === 0 && isSlashKeyOn ? null : JSON.stringify({ recent, isSlashKeyOn }));
}
