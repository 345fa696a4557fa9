import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuiltSite } from '../files/requireBuiltSite';

/**
 * The paths of all pages in a built site's sitemap, which may be in parts, and of the search page: below the folder that the site is in, if it is in one.
 *
 * @throws Error when the folder holds no built site
 */
export function sitePaths(distDir: string): string[] {
  requireBuiltSite(distDir, 'sitemap.xml');
  const [first = '', ...rest] = addressesIn(distDir, 'sitemap.xml');
  const isIndex = /\/sitemap-1\.xml$/.test(first);
  const addresses = isIndex ? [first, ...rest].flatMap((part) => addressesIn(distDir, part.slice(part.lastIndexOf('/') + 1))) : [first, ...rest];
  const paths = addresses.map((address) => new URL(address).pathname);
  // The home page comes first.
  const base = paths[0]?.replace(/\/$/, '') ?? '';
  return [...paths.map((path) => path.slice(base.length) || '/'), '/search'];
}

function addressesIn(distDir: string, name: string): string[] {
  const sitemap = readFileSync(join(distDir, name), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));
}
