import type { HoleValues } from '../../core/content/holes';

const NONE: HoleValues = Object.freeze({});

/**
 * The secrets that a visitor has typed into the boxes of guides. They are a service and not state, so that they are in no
 * action, no recording, no storage and not in DevTools; they last until the visitor leaves the site.
 */
export function createSecrets() {
  const byGuide = new Map<string, HoleValues>();
  const listeners = new Set<() => void>();
  const put = (guide: string, secrets: HoleValues) => {
    byGuide.set(guide, secrets);
    listeners.forEach((listener) => listener());
  };
  return {
    of: (guide: string): HoleValues => byGuide.get(guide) ?? NONE,
    set: (guide: string, name: string, value: string) => put(guide, { ...byGuide.get(guide), [name]: value }),
    clear: (guide: string) => put(guide, NONE),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const noSecrets = (): HoleValues => NONE;
