import { textOf } from '../page/frontMatter';
import type { Item } from '../page/item';
import { hasProse } from './items';
import type { Report } from '../page/report';
import { addressKey } from '../page/names';
import type { Site } from '../page/site';

/** Front matter that names where a page without a text leads to. */
export const LEADS_TO = [
  'redirect',
  'redirect_to',
  'redirectTo',
  'redirect_url',
  'redirectUrl',
  'redirectURL',
  'redirect_link',
  'external_redirect',
  'externalUrl',
  'target',
  'destination',
];

/** How many redirects may follow one another. */
const MAX_STEPS = 10;

/** Drops pages that only redirect, and makes their addresses former addresses of their targets. Those whose target isn't in the collection are reported. */
export function withoutRedirects(items: readonly Item[], site: Site, report: Report): Item[] {
  const leading = new Map(items.flatMap((item) => (isRedirect(item, site) ? [[item, targetIn(item)] as const] : [])));
  const standing = new Map<Item, Item[]>();
  for (const [item, target] of leading) {
    const found = /^(?:https?:)?\/\//i.test(site.pathOf(target)) ? undefined : lastOf(item, leading, site);
    if (found) standing.set(found, [...(standing.get(found) ?? []), item]);
    else report.add({ what: 'Pages that only lead elsewhere, left out', file: item.path, line: lineOf(target, item), text: target });
  }
  return items.flatMap((item) => {
    const standsFor = standing.get(item) ?? [];
    if (leading.has(item)) return [];
    if (standsFor.length === 0) return [item];
    return [
      { ...item, standsFor: [...(item.standsFor ?? []), ...standsFor], addresses: [...item.addresses, ...standsFor.flatMap(({ addresses }) => addresses)] },
    ];
  });
}

/** A page without a text that names a target, or that has the address of another one. */
function isRedirect(item: Item, site: Site): boolean {
  if (item.isDraft || hasProse(item.body)) return false;
  return targetsIn(item).length > 0 || otherAt(item, site) !== undefined;
}

function otherAt(item: Item, site: Site): Item | undefined {
  const url = textOf(item.data['url']);
  return url === ''
    ? undefined
    : site.items.find((each) => each !== item && hasProse(each.body) && each.addresses.some((one) => addressKey(one) === addressKey(url)));
}

const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/)|\.(?:md|html?)$/i;

/** A word may mean something else, such as how a link opens, unless the page says that it is a redirect. */
function targetsIn({ data }: Item): string[] {
  const isSaid = [data['type'], data['layout']].some((value) => textOf(value) === 'redirect');
  return LEADS_TO.map((key) => textOf(data[key])).filter((value) => value !== '' && (isSaid || ADDRESS.test(value)));
}

function targetIn(item: Item): string {
  return targetsIn(item)[0] ?? textOf(item.data['url']);
}

/** The page at the end of a chain of redirects. */
function lastOf(item: Item, leading: ReadonlyMap<Item, string>, site: Site): Item | undefined {
  let at: Item | undefined = item;
  for (let step = 0; at && leading.has(at) && step < MAX_STEPS; step += 1) {
    const target: string = (leading.get(at) ?? '').replace(/[?#].*$/, '');
    const from: Item = at;
    const found: Item | undefined = site.pageOf(site.pathOf(target), from);
    at = found === from ? otherAt(from, site) : found;
  }
  return at && leading.has(at) ? undefined : at;
}

function lineOf(text: string, { head }: Item): number {
  const at = head.indexOf(text);
  return at < 0 ? 1 : head.slice(0, at).split('\n').length;
}
