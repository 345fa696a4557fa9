import { readItem } from '../../platform/storage';

/** The storage key of the editions that were read: by guide, the edition's name and the day. */
export const READINGS_KEY = 'read';

export type StoredReadings = Readonly<Record<string, readonly [edition: string, on: string]>>;

/** The edition of a guide that was read on this device; null for none. */
export const lastRead = (guide: string): string | null =>
  readItem({ key: READINGS_KEY, parse: (text) => (JSON.parse(text) as StoredReadings)[guide]?.[0] ?? null, format: () => null });
