import { longDate } from './dates';

/** `2025-06-18` → `18 Jun 2025`, for the columns of a table. */
export function shortDate(isoDate: string): string {
  return longDate(isoDate).replace(/([a-z]{2})[a-z]+/, '$1');
}
