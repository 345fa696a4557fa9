import { useSyncExternalStore } from 'react';

/** What it reads is the same throughout a visit, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;

/** The browser's value once the page is hydrated; until then, and in the HTML, the rendered one. */
export function useClientValue<T>(read: () => T, rendered: T): T {
  return useSyncExternalStore(neverChanges, read, () => rendered);
}
