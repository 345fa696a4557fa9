const KEY = 'scroll-positions';

/** The scroll position of each history entry, by its key; kept in session storage to survive a reload. */
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

/** The history entry on the screen. While another page is loading, it isn't that of the address bar; null is a message in its place. */
let shown: string | null | undefined;

/** Whether there is a message in place of a page. */
export const isMessageShown = (): boolean => shown === null;

/** Tells which history entry is on the screen; null for a message in its place. */
export function showEntry(key: string | null): void {
  shown = key;
}

/** Saves the current scroll position under the history entry on the screen, which is about to be left. */
export function saveScroll(): void {
  if (!shown) return;
  // The latest last, because only so many are stored.
  positions.delete(shown);
  positions.set(shown, window.scrollY);
}

/** How many positions are stored. */
const MAX_POSITIONS = 50;

/** Stores the latest positions for the next document. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // If storage is full or forbidden, only the position is lost.
  }
}
