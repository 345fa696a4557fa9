import { longMonth } from './dates';

/** `2021-04` → `Apr 2021`. */
export function shortMonth(isoMonth: string): string {
  const [name = '', year = ''] = longMonth(isoMonth).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}

/** `2021-04`, `2022-03` → `Apr 2021 – Mar 2022`; without an end `Apr 2021 – present`. */
export function monthPeriod(start: string, end: string | undefined): string {
  return `${shortMonth(start)} – ${end === undefined ? 'present' : shortMonth(end)}`;
}

/** 2010, 2015 → `2010–2015`; without an end `since 2010`. */
export function yearPeriod(start: number, end: number | undefined): string {
  return end === undefined ? `since ${start}` : `${start}–${end}`;
}

/** `2021-04`, null → `2021–today`. */
export function monthRange(start: string, end: string | null): string {
  return `${start.slice(0, 4)}–${end === null ? 'today' : end.slice(0, 4)}`;
}
