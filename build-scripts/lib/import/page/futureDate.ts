import { readDate } from './dates';
import { lineOfField, publicationOf } from './fields';
import type { Item, Place } from './item';

interface Dated {
  readonly data: Item['data'];
  readonly place: Place;
  /** The text of the file, which begins with its front matter. */
  readonly head: string;
  readonly buildTime: number;
}

/** When a page is published that is dated later than the build; undefined for others, and where it has a date of publishing of its own. */
export function futureDate({ data, place, head, buildTime }: Dated): { readonly moment: string; readonly line: number; readonly text: string } | undefined {
  const read = readDate(data['date'], 'Z') ?? place.date;
  if (!read || publicationOf({ data }).publishAt !== undefined) return undefined;
  const moment = read.moment ?? `${read.day}T00:00Z`;
  return Date.parse(moment) > buildTime ? { moment, ...lineOfField(head, 'date') } : undefined;
}
