const KEY = 'scroll-positions';

/** Where each history entry of this visit was scrolled to, by its key; kept for the tab, so that a reload finds it. */
const positions = new Map<string, number>(readAll());

function readAll(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

export function readScroll(key: string): number | undefined {
  return positions.get(key);
}

/** Notes where the page stands now, under the history entry that is being left. */
export function saveScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Keeps the positions for the pages to come. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // A full or forbidden storage only costs the position.
  }
}
