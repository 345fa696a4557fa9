import type { DocumentRecord } from '../search/types';

/**
 * Everything with a tag, case aside (G2): dated items newest first, then the undated ones in their given order.
 */
export function itemsWithTag(records: readonly DocumentRecord[], tag: string): DocumentRecord[] {
  const wanted = tag.toLowerCase();
  const tagged = records.filter(({ tags }) => tags.some((candidate) => candidate.toLowerCase() === wanted));
  const dated = tagged.filter(({ date }) => date !== undefined);
  return [...dated.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')), ...tagged.filter(({ date }) => date === undefined)];
}

/** A tag as the content spells it, whatever its case in an address; unchanged when nothing has it. */
export function spellingOf(tag: string, records: readonly DocumentRecord[]): string {
  const wanted = tag.toLowerCase();
  return records.flatMap(({ tags }) => tags).find((candidate) => candidate.toLowerCase() === wanted) ?? tag;
}
