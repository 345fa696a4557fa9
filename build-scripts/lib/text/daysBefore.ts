const DAY_MS = 86_400_000;

/** The day so many days before another, as YYYY-MM-DD. A time after the day's date is ignored. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day.slice(0, 10)) - days * DAY_MS).toISOString().slice(0, 10);
}
