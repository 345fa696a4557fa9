import { editDistance } from './editDistance';

interface Tagged {
  readonly tags: readonly string[];
  /** YYYY-MM-DD; absent for items without a date. */
  readonly date?: string;
}

/** A tag, and how many items have it. */
export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/**
 * Everything with a tag, ignoring case (G2): dated items newest first, then the undated ones in their given order.
 */
export function itemsWithTag<T extends Tagged>(records: readonly T[], tag: string): T[] {
  const tagged = records.filter(({ tags }) => tags.some((candidate) => isSameTag(candidate, tag)));
  const dated = tagged.filter(({ date }) => date !== undefined);
  return [...dated.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')), ...tagged.filter(({ date }) => date === undefined)];
}

/** A tag as the content spells it, whatever its case in an address; unchanged when nothing has it. */
export function spellingOf(tag: string, records: readonly Tagged[]): string {
  return records.flatMap(({ tags }) => tags).find((candidate) => isSameTag(candidate, tag)) ?? tag;
}

/** The tags of some items, the most frequent first; ties keep the order of first use. */
export function countTags(records: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of records.flatMap(({ tags }) => tags)) {
    const key = tag.toLowerCase();
    counts.set(key, { tag: counts.get(key)?.tag ?? tag, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** The other tags of the items with a tag, the most frequent first. */
export function relatedTags(tag: string, tagged: readonly Tagged[], most: number): readonly TagCount[] {
  return countTags(tagged)
    .filter((other) => !isSameTag(other.tag, tag))
    .slice(0, most);
}

const MAX_EDITS = 2;
const LEAST_PART = 3;

/** Tags that may have been meant by one that nothing has: a part of it, a longer one, or a typo. */
export function similarTags(tag: string, records: readonly Tagged[], most: number): readonly TagCount[] {
  const asked = tag.toLowerCase().slice(0, 40);
  const limit = Math.min(MAX_EDITS, Math.floor(asked.length / 2));
  const isSimilar = (known: string) =>
    (Math.min(known.length, asked.length) >= LEAST_PART && (known.includes(asked) || asked.includes(known))) || editDistance(asked, known) <= limit;
  return countTags(records)
    .filter((other) => isSimilar(other.tag.toLowerCase()))
    .slice(0, most);
}

/** Whether two tags are the same, ignoring case (G2). */
export function isSameTag(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase();
}
