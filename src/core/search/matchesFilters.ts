import { foldCase } from './foldCase';
import type { ParsedQuery } from './parseQuery';
import type { DocumentRecord } from './types';

export type Filters = Pick<ParsedQuery, 'types' | 'tags'>;

/** Whether a document is of one of the types that a query names, and has all of its tags, letter case aside. */
export function matchesFilters({ type, tags }: Pick<DocumentRecord, 'type' | 'tags'>, parsed: Filters): boolean {
  if (parsed.types.length > 0 && !parsed.types.includes(type)) return false;
  const folded = parsed.tags.length > 0 ? tags.map(foldCase) : [];
  return parsed.tags.every((tag) => folded.includes(foldCase(tag)));
}
