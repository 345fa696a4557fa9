import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every page of a built site, from its sitemap, by path; the search beside them. */
export function sitePaths(distDir: string): string[] {
  const sitemap = readFileSync(join(distDir, 'sitemap.xml'), 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL((url ?? '').replaceAll('&amp;', '&')).pathname);
  return [...urls.map((path) => path || '/'), '/search'];
}
