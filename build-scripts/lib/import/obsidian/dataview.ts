import { routeOf } from '../../content/articles/document';
import { titledBody } from '../page/titles';
import { namesOf } from '../page/frontMatter';
import type { Page } from '../page/page';
import type { Item } from '../page/item';

const LIST = /^LIST\s+FROM\s+(?:#([\p{L}\p{N}_/-]+)|"([^"\n]+)")\s*$/iu;

/** What a query for a tag's or a folder's notes lists at the time of the import; null for any other query. */
export function listed(query: string, page: Page): string | null {
  const [, tag, folder] = LIST.exec(query.trim()) ?? [];
  if (tag === undefined && folder === undefined) return null;
  const isIn = (item: Item) => (folder === undefined ? hasTag(item, tag ?? '') : item.path.startsWith(`${folder}/`));
  const items = page.site.items.filter((item) => item.path !== page.item.path && !item.isDraft && isIn(item));
  return items.map((item) => `- [${titledBody(item).title}](${routeOf(item)})`).join('\n');
}

function hasTag({ data, body }: Item, tag: string): boolean {
  const tags = [...namesOf(data['tags'], true), ...[...body.matchAll(/(?<![\w/#&[(])#([\p{L}\p{N}_/-]+)/gu)].map(([, name = '']) => name)];
  return tags.map((name) => name.replace(/^#/, '').toLowerCase()).some((name) => name === tag.toLowerCase() || name.startsWith(`${tag.toLowerCase()}/`));
}
