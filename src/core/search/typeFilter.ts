import { parseQuery } from './parseQuery';
import type { ResultType } from './types';

/** The query with one more type in it; what was typed stays as it is, behind it. */
export function withType(query: string, type: ResultType): string {
  return parseQuery(query).types.includes(type) ? query : `type:${type} ${query}`;
}

/** The query without a type; the rest stays as it is. */
export function withoutType(query: string, type: ResultType): string {
  if (!parseQuery(query).types.includes(type)) return query;
  return query.replace(new RegExp(`(^|\\s)type:${type}(?:\\s+|$)`, 'gi'), '$1');
}
