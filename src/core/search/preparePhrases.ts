import type { SearchIndex } from './SearchIndex';
import type { SearchTexts } from './types';

/**
 * Optional, for collections of more than a few hundred documents: makes phrases about ten times as fast, and changes no
 * answer. It takes about 0.2 ms and 10 KB for a document of 6 KB, so it is done document by document, when idle.
 *
 * @param doc the document's number
 */
export function preparePhrases(index: SearchIndex, texts: SearchTexts, doc: number): void {
  index.bodies.prepare(texts, doc, index.dictionary.numbers());
}
