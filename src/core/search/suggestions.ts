import { LINKED_GUIDES, SUGGESTED_TAGS } from '../limits';
import { countTags } from '../site/tagged';
import type { DocumentRecord } from './types';

/** What an empty search box offers from the collection. */
export interface Suggestions {
  /** The guides that most pages link to; ties keep the order of the wiki. */
  readonly guides: readonly Pick<DocumentRecord, 'url' | 'title'>[];
  /** The most common tags. */
  readonly tags: readonly string[];
}

export function suggestionsOf(documents: readonly DocumentRecord[]): Suggestions {
  const tags = countTags(documents).slice(0, SUGGESTED_TAGS);
  return { guides: mostLinked(documents), tags: tags.map(({ tag }) => tag) };
}

function mostLinked(documents: readonly DocumentRecord[]): Suggestions['guides'] {
  const guides = documents.filter(({ type, linked }) => type === 'wiki' && linked);
  const sorted = guides.sort((a, b) => (b.linked ?? 0) - (a.linked ?? 0));
  return sorted.slice(0, LINKED_GUIDES).map(({ url, title }) => ({ url, title }));
}
