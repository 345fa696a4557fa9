import { matchesGlob } from '../../../../src/core/terminal/matchesGlob';
import { record, textOf } from '../page/frontMatter';
import type { Config, Item } from '../page/item';

/** What decides about a page's address, place and publication; a theme's own settings mean nothing here. */
const MEANT = ['permalink', 'category', 'categories', 'tags', 'published'];

/** Of the values that are set for a page, those that decide something; a text may show any of them. */
export function meantIn(values: Item['data']): Item['data'] {
  return Object.fromEntries(Object.entries(values).filter(([key]) => MEANT.includes(key)));
}

/** What a configuration's `collections` and `defaults` set for a page: later ones take precedence, as they do in Jekyll for scopes of one folder. */
export function jekyllDefaults(path: string, { data }: Config): Item['data'] {
  const type = typeOf(path);
  const collection = record(record(data['collections'])[type]);
  const scoped = [data['defaults']]
    .flat()
    .map(record)
    .filter(({ scope }) => covers(record(scope), path, type));
  const given = [{ permalink: collection['permalink'] }, ...scoped.map(({ values }) => record(values))];
  return Object.fromEntries(given.flatMap((each) => Object.entries(each).filter(([, value]) => value !== undefined)));
}

/** Posts, drafts, a collection's name, or pages. */
function typeOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  if (folders.includes('_drafts')) return 'drafts';
  if (folders.includes('_posts')) return 'posts';
  return folders.find((name) => name.startsWith('_'))?.slice(1) ?? 'pages';
}

function covers(scope: Readonly<Record<string, unknown>>, path: string, type: string): boolean {
  const [folder, wanted] = [textOf(scope['path']).replace(/^\/|\/$/g, ''), textOf(scope['type'])];
  const isOfType = wanted === '' || wanted === type || (wanted === 'posts' && type === 'drafts') || (wanted === 'page' && type === 'pages');
  const isThere = folder.includes('*')
    ? matchesGlob(path, folder) || matchesGlob(path, `${folder}/**`)
    : folder === '' || path === folder || path.startsWith(`${folder}/`);
  return isOfType && isThere;
}
