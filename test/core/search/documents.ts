import { buildIndex, decodeIndex, locate, search, type SearchDocument, type SearchIndex, type SearchTexts } from '../../../src/core/search';
import { excerptAt, type Excerpt } from '../../../src/core/search/exact/excerptAt';
import type { ExactMatches } from '../../../src/core/search/exact/search';

/** A document; a test gives only the fields that it is about. */
export function documentOf(fields: Partial<SearchDocument>): SearchDocument {
  return { id: 'guide', type: 'wiki', title: '', tags: [], url: '/wiki/guide', category: 'Other', description: '', body: '', ...fields };
}

/** The index of documents after a trip over the wire, and their texts. */
export function setup(...fields: Partial<SearchDocument>[]): { documents: SearchDocument[]; index: SearchIndex; texts: SearchTexts } {
  const documents = fields.map(documentOf);
  const index = decodeIndex(JSON.parse(JSON.stringify(buildIndex(documents))));
  return { documents, index, texts: documents.map(({ body }) => body) };
}

/** What a query finds exactly in documents. */
export function find(query: string, ...fields: Partial<SearchDocument>[]): ExactMatches {
  const { index, texts } = setup(...fields);
  return search(index, texts, query);
}

/** The excerpt of a body around its first match (S5). */
export function excerptOf(body: string, needle: string): Excerpt {
  return excerptAt(body, locate(body, needle));
}
