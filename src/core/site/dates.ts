const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2025-06-18` → `18 June 2025`; the same in every locale and time zone, so that hydration matches the prerendered page. */
export function longDate(isoDate: string): string {
  return `${Number(isoDate.slice(8, 10))} ${longMonth(isoDate)}`;
}

/** `2021-04` → `April 2021`. */
export function longMonth(isoMonth: string): string {
  const [year = '', month = ''] = isoMonth.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
