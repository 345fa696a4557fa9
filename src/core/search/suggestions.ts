import { LINKED_GUIDES, SUGGESTED_TAGS } from '../limits';
import type { DocumentRecord } from './types';

/** What an empty search box offers from the collection. */
export interface Suggestions {
  /** The guides that most pages link to; ties keep the order of the wiki. */
  readonly guides: readonly Pick<DocumentRecord, 'url' | 'title'>[];
  /** The most common tags. */
  readonly tags: readonly string[];
}

export function suggestionsOf(documents: readonly DocumentRecord[]): Suggestions {
  return { guides: mostLinked(documents), tags: mostCommonTags(documents) };
}

function mostLinked(documents: readonly DocumentRecord[]): Suggestions['guides'] {
  const guides = documents.filter(({ type, linked }) => type === 'wiki' && linked);
  const sorted = guides.sort((a, b) => (b.linked ?? 0) - (a.linked ?? 0));
  return sorted.slice(0, LINKED_GUIDES).map(({ url, title }) => ({ url, title }));
}

function mostCommonTags(documents: readonly DocumentRecord[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, SUGGESTED_TAGS).map(([tag]) => tag);
}
