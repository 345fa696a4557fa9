import { matchesFilters, type Filters } from './matchesFilters';
import type { CloseMatches, SearchHit, SearchOutcome } from './outcome';
import type { ParsedQuery } from './parseQuery';
import { search } from './search';
import type { SearchIndex } from './SearchIndex';
import type { SearchTexts } from './types';

/**
 * What a parsed query finds: what its text finds (`search`), less what its filters don't match. Filters alone list all
 * documents that match them, in collection order. A literal query has no close matches.
 */
export function searchParsed(index: SearchIndex, texts: SearchTexts | null, parsed: ParsedQuery): SearchOutcome {
  const outcome = search(index, texts, parsed.text);
  if (parsed.types.length + parsed.tags.length === 0) return parsed.isLiteral ? { ...outcome, close: null } : outcome;
  const matches = ({ doc }: { readonly doc: number }) => matchesRow(index, doc, parsed);
  if (outcome.needle === '') return { ...outcome, hits: index.documents.map((_, doc) => ({ doc, score: 0 })).filter(matches) };
  return { ...outcome, hits: outcome.hits.filter(matches), close: parsed.isLiteral ? null : closeOf(outcome, matches) };
}

function matchesRow({ documents }: SearchIndex, doc: number, filters: Filters): boolean {
  const record = documents[doc];
  return record !== undefined && matchesFilters(record, filters);
}

function closeOf({ close }: SearchOutcome, matches: (hit: SearchHit) => boolean): CloseMatches | null {
  const hits = close?.hits.filter(matches) ?? [];
  return close === null || hits.length === 0 ? null : { ...close, hits };
}
