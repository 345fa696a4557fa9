import type { PlaceholderValues } from '../../core/content/placeholders';

const NONE: PlaceholderValues = Object.freeze({});

/**
 * The secrets that a visitor has typed in guides. They are a service, not state, so that they never appear in actions,
 * recordings, storage or DevTools; they last until the visitor leaves the site.
 */
export function createSecrets() {
  const byGuide = new Map<string, PlaceholderValues>();
  const listeners = new Set<() => void>();
  const put = (guide: string, secrets: PlaceholderValues) => {
    byGuide.set(guide, secrets);
    listeners.forEach((listener) => listener());
  };
  return {
    of: (guide: string): PlaceholderValues => byGuide.get(guide) ?? NONE,
    set: (guide: string, name: string, value: string) => put(guide, { ...byGuide.get(guide), [name]: value }),
    clear: (guide: string) => put(guide, NONE),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const noSecrets = (): PlaceholderValues => NONE;
