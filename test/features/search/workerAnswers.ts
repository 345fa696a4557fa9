import { decodeIndex } from '../../../src/core/search';
import { findAnswer, parseQuery, showAnswer, type SearchAnswer } from '../../../src/core/search/advanced';
import type { WorkerAnswer } from '../../../src/features/search/searchState';
import { INDEX, noParts, TEXTS } from './sampleIndex';

const index = decodeIndex(INDEX);

/** The answer of the sample site's worker, with or without the texts. */
export function answerTo(query: string, hasTexts = true): WorkerAnswer {
  const library = { index, texts: hasTexts ? TEXTS : null, parts: hasTexts ? noParts(TEXTS) : null };
  const answer: SearchAnswer = showAnswer(library, findAnswer(library, parseQuery(query)), 40);
  return { query, answer };
}
