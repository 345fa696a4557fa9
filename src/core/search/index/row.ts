import { BOOST_LIMIT } from '../limits';
import { RESULT_TYPES } from '../types';
import type { IndexedDocument } from './format';

/** A parsed JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

const ROW_STRINGS = ['id', 'title', 'url', 'category', 'description'] as const;
const STARTS_WITH_DATE = /^\d{4}-\d{2}-\d{2}/;

/** Whether a document's row has all its fields, and each is of its type. */
export function isRow(row: unknown): row is IndexedDocument {
  return (
    isFields(row) &&
    RESULT_TYPES.some((type) => type === row['type']) &&
    ROW_STRINGS.every((name) => typeof row[name] === 'string') &&
    (row['excerpt'] === undefined || typeof row['excerpt'] === 'string') &&
    isDate(row['date']) &&
    isBoost(row['boost']) &&
    (row['linked'] === undefined || Number.isInteger(row['linked'])) &&
    Array.isArray(row['tags']) &&
    row['tags'].every((tag) => typeof tag === 'string')
  );
}

function isDate(date: unknown): boolean {
  return date === undefined || (typeof date === 'string' && STARTS_WITH_DATE.test(date));
}

export function isBoost(boost: unknown): boolean {
  return boost === undefined || (Number.isInteger(boost) && Math.abs(Number(boost)) <= BOOST_LIMIT);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
