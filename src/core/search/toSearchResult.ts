import type { Excerpt } from './excerptOf';
import type { SearchHit } from './outcome';
import type { DocumentRecord } from './types';

/** A search result as it is shown (E5). */
export interface SearchResult extends DocumentRecord {
  readonly score: number;
  readonly excerpt: Excerpt;
}

/** The result of a hit, from its row of the document table and the excerpt of its body. */
export function toSearchResult(record: DocumentRecord, { score }: SearchHit, excerpt: Excerpt): SearchResult {
  const { id, title, type, tags, url, date, category, description } = record;
  return { id, title, type, tags, url, ...(date === undefined ? {} : { date }), category, description, score, excerpt };
}
