import { parseQuery, takeApart, textOf } from './parseQuery';
import type { ResultType } from './types';

/** The query with one more type in it; what was typed stays as it is, behind it. */
export function withType(query: string, type: ResultType): string {
  return parseQuery(query).types.includes(type) ? query : `type:${type} ${query}`;
}

/** The query without a type; the rest stays as it is, also where it looks the same but stands in quotes. */
export function withoutType(query: string, type: ResultType): string {
  const { all, filters } = takeApart(query);
  const kept = all.filter((piece) => piece.type !== type || !filters.has(piece));
  return kept.length === all.length ? query : textOf(kept);
}
