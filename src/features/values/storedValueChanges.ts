import { valuesKey } from './valuesKey';

/** Tells when another tab has changed or cleared the stored values of a guide, which has one listener; the event comes only for what other tabs store. */
export function createStoredValueChanges() {
  const listeners = new Map<string, () => void>();
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    for (const [guide, listener] of listeners) if (key === null || key === valuesKey(guide)) listener();
  });
  return { follow: (guide: string, listener: () => void): void => void listeners.set(guide, listener) };
}
