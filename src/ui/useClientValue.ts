import { useSyncExternalStore } from 'react';

/** What it reads is the same throughout a visit, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;

/** What the browser says once the page is hydrated; until then, and in the HTML, what was rendered. */
export function useClientValue<T>(read: () => T, rendered: T): T {
  return useSyncExternalStore(neverChanges, read, () => rendered);
}
