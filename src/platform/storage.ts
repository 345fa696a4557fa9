/** A value persisted on the visitor's device as a string under a key. */
export interface StoredItem<T> {
  readonly key: string;
  /** Parses a stored string; null for one that isn't ours. It may throw, which counts as null. */
  readonly parse: (text: string) => T | null;
  /** Serialises a value; null where there is nothing to remember. */
  readonly format: (value: T) => string | null;
}

/** Reads a stored value; null where there is none, it isn't ours, or storage is disabled. */
export function readItem<T>({ key, parse }: StoredItem<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it where there is nothing to remember. With storage disabled, or full, it does nothing. */
export function writeItem<T>({ key, format }: StoredItem<T>, value: T): void {
  try {
    const text = format(value);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** Whether a key has a stored value. */
export function hasItem(key: string): boolean {
  return readItem({ key, parse: () => true, format: () => null }) ?? false;
}
