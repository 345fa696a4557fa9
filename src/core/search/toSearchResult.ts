import type { Excerpt } from './excerptOf';
import type { SearchHit } from './outcome';
import type { DocumentRecord } from './types';

/** A search result as it is shown (E5). */
export interface SearchResult extends DocumentRecord {
  readonly score: number;
  readonly excerpt: Excerpt;
  /** What the excerpt is made around and a page that is opened from here marks; '' where nothing was looked for. */
  readonly foundFor: string;
  /** The heading that the match stands under. */
  readonly section?: { readonly id: string; readonly title: string };
}

/** The result of a hit, from its row of the document table and the excerpt of its body. */
export function toSearchResult(record: DocumentRecord, { score }: SearchHit, excerpt: Excerpt): Omit<SearchResult, 'foundFor' | 'section'> {
  const { id, title, type, tags, url, date, category, description } = record;
  return { id, title, type, tags, url, ...(date === undefined ? {} : { date }), category, description, score, excerpt };
}
