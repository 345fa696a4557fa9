import { decodePart } from '../../../../src/core/site/decodePart';
import type { Config, Item } from './item';

/** What a page or a style sheet loads and links to, except other sites. */
export function namesIn(text: string): string[] {
  const named = [...text.matchAll(/\b(?:src|href|poster|data)\s*=\s*["']?([^"'\s>]+)|url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)/gi)];
  return named.map(([, name, url, sheet]) => name ?? url ?? sheet ?? '').filter((name) => name !== '' && !/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(name));
}

export function firstOf<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  return new Map([...entries].reverse());
}

/** The same for paths that differ only in case or in how accents are encoded (NFC or NFD). */
export const fileKey = (path: string) => path.normalize().toLowerCase();

/** Addresses lead to the same page with a trailing slash, with `.html`, and with neither. */
export function addressKey(address: string): string {
  return decodePart(address)
    .replace(/(?:index)?\.html?$/, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
}

/** A path of the former site without the folder that the whole site was in. */
export function belowBase(path: string, { url }: Pick<Config, 'url'>): string {
  const base = (URL.canParse(url) ? new URL(url).pathname : url).replace(/\/$/, '');
  return base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

export function namesOfItem({ path, data, id }: Pick<Item, 'path' | 'data' | 'id'>): string[] {
  const bare = path.replace(/\.\w+$/, '');
  const aliases = [data['aliases'], data['alias'], data['title']].flat().filter((name) => typeof name === 'string');
  return [bare, lastPart(bare), bare.split('/').slice(-2).join('/'), ...aliases, lastPart(bare.replace(/\/_?index$/, '')), id];
}

export function lastPart(path: string): string {
  return path.split('/').at(-1) ?? '';
}
