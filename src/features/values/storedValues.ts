import type { PlaceholderValues } from '../../core/content/placeholders';
import { readStored, writeStored } from '../../platform/storage';

const keyOf = (guide: string) => `values/${guide}`;

/** What an earlier visit has left for a guide; anything that isn't ours counts as nothing. */
export function readValues(guide: string): PlaceholderValues | null {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(guide)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return null;
  }
}

export function writeValues(guide: string, values: PlaceholderValues): void {
  writeStored(keyOf(guide), Object.keys(values).length === 0 ? null : JSON.stringify(values));
}
