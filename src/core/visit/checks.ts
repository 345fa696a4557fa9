import { isRecord } from '../isRecord';
import { ownValue } from '../ownValue';

/** Whether a value that came from outside is what it should be. */
export type Check = (value: unknown) => boolean;

export const flag: Check = (value) => typeof value === 'boolean';

export const nothing: Check = (value) => value === undefined;

export const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;

/** What ends a line, turns its direction, or can't be seen. In a terminal, it would make one line look like several, or like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text as one line with nothing hidden in it. */
export const asLine = (words: string): string => words.replace(UNSEEN, '\uFFFD');

export const line =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && asLine(value) === value;

export const matching =
  (pattern: RegExp, most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

export const whole =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** An object with these fields and no others. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isRecord(value) || !Object.keys(value).every((key) => Object.hasOwn(fields, key))) return false;
    return Object.entries(fields).every(([key, check]) => check(ownValue(value, key)));
  };

/** An object with at most `most` fields; names and values are checked. */
export const record =
  (name: Check, check: Check, most: number): Check =>
  (value) =>
    isRecord(value) && Object.keys(value).length <= most && Object.entries(value).every(([key, each]) => name(key) && check(each));
