import { TomlDate } from 'smol-toml';

/** An offset without a time doesn't change the day. */
const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\s+[+-]\d{2}:?\d{2})?$/;
const MOMENT = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/;

/** A date as we write it: a day, or a day and a time with its offset. */
export interface ReadDate {
  readonly day: string;
  /** Only if the offset is known. */
  readonly moment?: string;
}

/**
 * Reads a date in the forms that generators accept; null for anything else.
 *
 * @param zone the offset of a time that has none
 */
export function readDate(value: unknown, zone?: string): ReadDate | null {
  const text = value instanceof TomlDate || value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  const day = DAY.exec(text);
  if (day) return existing(padded(day.slice(1, 4)));
  const [, date = '', hour = '', minute = '', second = '00', offset = zone] = MOMENT.exec(text) ?? [];
  if (date) return withTime(padded(date.split(/[-/.]/)), `${hour.padStart(2, '0')}:${minute}:${second}`, offset);
  return /[a-z]{3,}/i.test(text) && /\b\d{4}\b/.test(text) ? inWords(text) : null;
}

/** Ruby reads `2016-4-6`, too. */
function padded([year = '', month = '', day = '']: readonly string[]): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function withTime(date: string, time: string, zone: string | undefined): ReadDate | null {
  const read = existing(date);
  if (!read || zone === undefined) return read;
  const offset = /^(?:Z|UTC)$/.test(zone) ? 'Z' : zone.replace(/^(.{3}):?/, '$1:');
  return Number.isNaN(Date.parse(`${date}T${time}${offset}`)) ? read : { ...read, moment: `${date}T${time}${offset}` };
}

/** Such as `May 1, 2024`. */
function inWords(text: string): ReadDate | null {
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? null : { day: new Date(time).toISOString().slice(0, 10) };
}

function existing(day: string): ReadDate | null {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? { day } : null;
}
