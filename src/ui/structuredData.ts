import { absoluteUrl, PERSON_ID, site } from '../platform/site';

/** The owner, as each thing they have made names them. */
export const AUTHOR = { '@type': 'Person', '@id': PERSON_ID, name: site.author.name, url: absoluteUrl('/') };

/** A script of the head that search engines read (JSON-LD, schema.org); no `<` can end it. */
export function structuredData(data: object) {
  return { type: 'application/ld+json', innerHTML: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c') };
}
