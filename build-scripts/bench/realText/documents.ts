import type { SearchDocument } from '../../../src/core/search';
import type { RealArticle } from './articles';

/** A real article as a search document. */
export function realDocument({ title, text }: RealArticle, number: number): SearchDocument {
  const record = { id: `article-${number}`, type: 'wiki', title, tags: title.split(/\s+/).slice(0, 3), url: `/wiki/article-${number}` } as const;
  return { ...record, category: 'Other', description: text.slice(0, 120), body: text };
}
