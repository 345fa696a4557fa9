import type { Page } from './content/pages';
import { lastModified } from './lastModified';

/** A sitemap of every page but the search and what is unlisted (sitemaps.org protocol 0.9). */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const entries = pages
    .filter(({ name, isUnlisted }) => name !== 'search' && !isUnlisted)
    .map((page) => {
      const modified = lastModified(page);
      return `<url><loc>${escapeXml(siteUrl + page.path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
