/** Something that lasts on the visitor's device, as a text under a key. */
export interface StoredItem<T> {
  readonly key: string;
  /** What a stored text means; null for one that isn't ours. It may throw, which counts as null. */
  readonly parse: (text: string) => T | null;
  /** The text for a value; null where there is nothing to remember. */
  readonly format: (value: T) => string | null;
}

/** Reads what an earlier visit has left; null where there is none, it isn't ours, or storage is switched off. */
export function readItem<T>({ key, parse }: StoredItem<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it where there is nothing to remember. Where storage is switched off it lasts for this page. */
export function writeItem<T>({ key, format }: StoredItem<T>, value: T): void {
  try {
    const text = format(value);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** Whether there is anything under a key. */
export function hasItem(key: string): boolean {
  return readItem({ key, parse: () => true, format: () => null }) ?? false;
}
