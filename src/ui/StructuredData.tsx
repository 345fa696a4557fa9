import { absoluteUrl, PERSON_ID, site } from '../platform/site';

/** The owner, as the author of each work. */
export const AUTHOR = { '@type': 'Person', '@id': PERSON_ID, name: site.author.name, url: absoluteUrl('/') };

/** schema.org data as the text of a script (JSON-LD); no `<` can end the script. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** Structured data for search engines (M1), rendered beside what it describes. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{jsonLd(data)}</script>;
}
