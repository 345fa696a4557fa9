import { REMEMBERED_GUIDES } from '../../core/limits';
import { readItem, writeItem, type StoredItem } from '../../platform/storage';
import { createListeners } from '../store/listeners';
import type { Services } from '../store/services';
import { editionRead } from './changesSlice';
import type { Reading } from './changesState';
import { READINGS_KEY, type StoredReadings } from './lastRead';

const isReading = (value: unknown): value is StoredReadings[string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string') && /^\d{4}-\d\d-\d\d$/.test(String(value[1]));

/** Latest last. */
const storedReadings: StoredItem<readonly [guide: string, reading: StoredReadings[string]][]> = {
  key: READINGS_KEY,
  parse: (text) => Object.entries(JSON.parse(text) as object).filter((entry): entry is [string, StoredReadings[string]] => isReading(entry[1])),
  format: (readings) => (readings.length === 0 ? null : JSON.stringify(Object.fromEntries(readings.slice(-REMEMBERED_GUIDES)))),
};

/** Which edition of a guide was read on this device. */
export function readingOf(guide: string): Reading | null {
  const [edition, on] = readItem(storedReadings)?.find(([other]) => other === guide)?.[1] ?? [];
  return edition === undefined || on === undefined ? null : { edition, on };
}

/** Stores what is read on this device, next to what other tabs have stored. */
export function createReadingListeners(services: Services) {
  const { startListening } = services.of(createListeners);
  return startListening({ actionCreator: editionRead, effect: ({ payload }) => remember(payload) });
}

function remember({ guide, edition, on }: Reading & { readonly guide: string }): void {
  const others = (readItem(storedReadings) ?? []).filter(([other]) => other !== guide);
  writeItem(storedReadings, [...others, [guide, [edition, on]]]);
}
