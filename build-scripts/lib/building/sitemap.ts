import type { Page } from '../content/pages/page';
import { escapeMarkup } from '../text/escapeMarkup';
import { lastModified } from '../content/pages/lastModified';

/** The limits of one sitemap in addresses and in bytes (sitemaps.org protocol 0.9). */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 2 ** 20;
/** For the XML around the entries. */
const FRAME_BYTES = 200;

/** The sitemap of all pages but the search, the visit and unlisted ones, by file name: one file, or several and an index if it would be too large. */
export function sitemapFiles(pages: readonly Page[], siteUrl: string, most = MAX_ADDRESSES): ReadonlyMap<string, string> {
  const parts = partsOf(entriesOf(pages, siteUrl), most);
  const [only] = parts;
  if (only && parts.length === 1) return new Map([['sitemap.xml', inXml('urlset', only)]]);
  const named = parts.map((entries, at) => [`sitemap-${at + 1}.xml`, inXml('urlset', entries)] as const);
  const index = named.map(([name]) => `<sitemap><loc>${escapeMarkup(`${siteUrl}/${name}`)}</loc></sitemap>`);
  return new Map([['sitemap.xml', inXml('sitemapindex', index)], ...named]);
}

function entriesOf(pages: readonly Page[], siteUrl: string): string[] {
  return pages
    .filter(({ name, isUnlisted }) => name !== 'search' && name !== 'visit' && !isUnlisted)
    .map((page) => {
      const modified = lastModified(page);
      return `<url><loc>${escapeMarkup(siteUrl + page.path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
    });
}

/** Splits the entries into parts within both limits; without entries there is one empty part. */
function partsOf(entries: readonly string[], most: number): string[][] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    bytes += Buffer.byteLength(entry) + 1;
    if (bytes > MAX_BYTES || (parts.at(-1)?.length ?? most) >= most) {
      parts.push([]);
      bytes = FRAME_BYTES + Buffer.byteLength(entry) + 1;
    }
    parts.at(-1)?.push(entry);
  }
  return parts.length > 0 ? parts : [[]];
}

function inXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
