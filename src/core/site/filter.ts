import { distinctNames } from '../content/categories';
import { foldCase } from '../search/text/foldCase';

/** The fields that a list page's search box matches. */
interface Filterable {
  readonly title: string;
  readonly tags: readonly string[];
  readonly description?: string;
}

/**
 * Filters by a case-insensitive substring, quotes straight or curly, of the title, a tag or, where `inDescription` is set, the description. A blank
 * query keeps everything.
 */
export function filterItems<T extends Filterable>(items: readonly T[], query: string, inDescription = false): readonly T[] {
  const needle = foldCase(query.trim());
  if (needle === '') return items;
  return items.filter(({ title, tags, description = '' }) =>
    [title, ...tags, ...(inDescription ? [description] : [])].some((text) => foldCase(text).includes(needle)),
  );
}

/** Keeps the items of one category; null keeps all (P3). */
export function inCategory<T extends { readonly category: string }>(items: readonly T[], category: string | null): readonly T[] {
  return category === null ? items : items.filter((item) => item.category === category);
}

/** The distinct categories, alphabetically (B1). */
export function distinctCategories(items: readonly { readonly category: string }[]): string[] {
  return distinctNames(items.map(({ category }) => category));
}
