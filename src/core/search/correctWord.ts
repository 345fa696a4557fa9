import { TYPO_LIMITS } from './limits';
import { nearTerms } from './nearTerms';
import type { SearchIndex } from './SearchIndex';

/**
 * The dictionary's word for a word that may be mistyped: the word itself if a term contains it, else the term with the
 * fewest edits between, of those the one in the most documents. Null when none is near enough.
 *
 * @param isUnfinished whether it may still be being typed: then a term need only start like it, though of two terms
 *   with as many edits the one that is near as a whole comes first
 */
export function correctWord(index: SearchIndex, word: string, isUnfinished: boolean): string | null {
  const { dictionary, offsets } = index;
  if (dictionary.has(word)) return word;
  const limit = TYPO_LIMITS.find(({ length }) => word.length >= length)?.edits ?? 0;
  let best = { term: -1, edits: limit + 1, documents: 0 };
  nearTerms(dictionary, { word, limit }, ({ term, whole, start }) => {
    const edits = Math.min(whole, isUnfinished ? start + 0.5 : Infinity);
    const documents = (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
    const isBetter = edits < best.edits || (edits === best.edits && documents > best.documents);
    if (isBetter) best = { term, edits, documents };
  });
  return best.term === -1 ? null : dictionary.termAt(best.term);
}
