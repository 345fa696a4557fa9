interface Dated {
  readonly meta: { readonly date: string };
  readonly id: string;
}

/** Orders by moment, not by text: 01:00+02:00 is before 23:30-05:00 of the previous day. A day without a time is midnight UTC, as in feeds. Articles of the same moment have the same order on every machine. */
export function newestFirst(a: Dated, b: Dated): number {
  return Date.parse(b.meta.date) - Date.parse(a.meta.date) || a.id.localeCompare(b.id, 'en');
}
