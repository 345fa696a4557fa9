import { namedIn, record, textOf } from './frontMatter';
import type { Item } from './item';

/** The fields of front matter that name a page's authors. */
export const AUTHORS = ['author', 'authors'];

/** Where Docusaurus and MkDocs list a site's authors. */
const FILES = ['blog/authors.yml', 'website/blog/authors.yml', 'docs/blog/.authors.yml'];

/** A site's authors, by the keys that front matter uses for them; empty without such a file. */
export type Authors = Readonly<Record<string, unknown>>;

export function readAuthors(read: (path: string) => string | undefined): Authors {
  const text = FILES.map(read).find((each) => each !== undefined);
  // Where it can't be read, authors are called by their keys.
  const listed = namedIn(text ?? '');
  return 'authors' in listed ? record(listed['authors']) : listed;
}

/** The names of a page's authors. */
export function authorsOf({ data }: Item, listed: Authors): string[] {
  const nameOf = (author: unknown) => textOf(record(author)['name']) || textOf(record(listed[textOf(author)])['name']) || textOf(author);
  return AUTHORS.flatMap((key) => [data[key]].flat().map(nameOf)).filter(Boolean);
}

/** The author of most pages, as the owner of the new site; empty if no page names one. */
export function ownerOf(items: readonly Item[], listed: Authors): string {
  const counts = new Map<string, number>();
  for (const name of items.flatMap((item) => authorsOf(item, listed))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
