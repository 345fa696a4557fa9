import { sortHits, type SearchHit } from '../exact/search';
import { CLOSE_WORDS, FEW_RESULTS, FURTHER_DOCUMENTS } from '../limits';
import { foldCase } from '../text/foldCase';
import { closeWords, type CloseMatches } from './closeMatches';
import { scoreDocuments, hasAllNear, passageIn, passageScore, weighWords, type WordLibrary } from './rankWords';

/** Words alone: letters, digits and blanks. A path or a command is meant as it is. */
const WORDS = /^[\p{L}\p{M}\p{N} ]+$/u;

/** The words of a folded needle that further pages must have close together; none for a needle that isn't words. */
export function furtherWords(folded: string): readonly string[] {
  const words = WORDS.test(folded) ? closeWords(folded) : [];
  return words.length > 1 && words.length <= CLOSE_WORDS ? words : [];
}

/** Whether further pages may follow the exact matches of a query: several words that few pages contain. */
export function mayHaveFurther({ count, needle }: { readonly count: number; readonly needle: string }): boolean {
  return count > 0 && count <= FEW_RESULTS && furtherWords(foldCase(needle)).length > 0;
}

/**
 * What else there is when few documents contain a folded needle of several words: the best of those that have them close together, the
 * words of their titles aside. Null for other needles, and where there are none.
 *
 * @param known the documents that contain the needle
 */
export function furtherMatches({ index, read }: WordLibrary, folded: string, known: ReadonlySet<number>): CloseMatches | null {
  const words = furtherWords(folded);
  if (words.length === 0) return null;
  const weighed = weighWords(index, words);
  const others = scoreDocuments(weighed, index.documentCount).filter(({ doc }) => !known.has(doc));
  const near = sortHits(others)
    .slice(0, FURTHER_DOCUMENTS)
    .flatMap(({ doc, score }): SearchHit[] => {
      const body = read(doc);
      const passage = body && passageIn(body, weighed, doc);
      return hasAllNear(passage, weighed, doc) ? [{ doc, score: score + passageScore(passage, weighed, doc) }] : [];
    });
  return near.length === 0 ? null : { kind: 'further', shownFor: words.join(' '), words, results: sortHits(near) };
}
