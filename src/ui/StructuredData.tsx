import { absoluteUrl, PERSON_ID, site } from '../platform/site';

/** The owner, as each thing they have made names them. */
export const AUTHOR = { '@type': 'Person', '@id': PERSON_ID, name: site.author.name, url: absoluteUrl('/') };

/** Data of schema.org as the text of a script (JSON-LD); no `<` can end that. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** What search engines read of a thing (M1), beside the thing. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{jsonLd(data)}</script>;
}
