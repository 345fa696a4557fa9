import { parse } from 'yaml';
import { record, textOf } from './frontMatter';
import type { Item } from './item';

/** Front matter that names who wrote a page. */
export const AUTHORS = ['author', 'authors'];

/** The names of those who wrote a page; Docusaurus has them in a file of its own. */
export function authorsOf({ data }: Item, read: (path: string) => string | undefined): string[] {
  const listed = record(parse(read('blog/authors.yml') ?? '', { logLevel: 'silent' }));
  const nameOf = (author: unknown) => textOf(record(author)['name']) || textOf(record(listed[textOf(author)])['name']) || textOf(author);
  return AUTHORS.flatMap((key) => [data[key]].flat().map(nameOf)).filter(Boolean);
}

/** Who has written most pages, as the owner of the new site. */
export function ownerOf(items: readonly Item[], read: (path: string) => string | undefined): string {
  const counts = new Map<string, number>();
  for (const name of items.flatMap((item) => authorsOf(item, read))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
