import { z } from 'zod';

const NO_DAY = "isn't a date";
const NO_DATE_OR_TIME = "isn't a date or a time with an offset";
const NO_MOMENT = "isn't a day or a time";
const NO_MONTH = "isn't a month";

/** How to write a value, by what the schemas below say is wrong with it. */
export const DATE_HINTS: ReadonlyMap<string, string> = new Map([
  [NO_DAY, 'Write a day that exists as YYYY-MM-DD, such as 2025-06-18.'],
  [NO_DATE_OR_TIME, 'Write 2026-12-24, 2026-12-24T08:00+01:00 or 2026-12-24T08:00:00Z.'],
  [NO_MOMENT, 'Write 2026-12-24, 2026-12-24T08:00 or 2026-12-24T08:00+01:00.'],
  [NO_MONTH, 'Write a month as YYYY-MM, such as 2021-04.'],
]);

/** A day, YYYY-MM-DD. */
export const day = z.iso.date({ error: NO_DAY });

/** A text that begins with a day that exists. */
const fromDay = (pattern: RegExp, error: string) =>
  z
    .string({ error })
    .regex(pattern, { error, abort: true })
    .refine((value) => day.safeParse(value.slice(0, 10)).success, { error });

/** A day, or a day and a time with its offset. */
export const dateOrTime = fromDay(
  /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/,
  NO_DATE_OR_TIME,
);

/** A day, or a day and a time; without an offset both need the site's time zone. */
export const moment = fromDay(/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?)?$/, NO_MOMENT);

/** A month, YYYY-MM. */
export const month = z.string({ error: NO_MONTH }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, NO_MONTH);
