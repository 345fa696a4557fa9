import { sortHits, type SearchHit } from '../exact/search';
import { CLOSE_WORDS, FURTHER_DOCUMENTS } from '../limits';
import { foldCase } from '../text/foldCase';
import { closeWords, type CloseMatches } from './closeMatches';
import { addPassages, documentsWithAll, isInTitle, passageIn, weighWords, type WordLibrary } from './rankWords';

/** Words alone: letters, digits and blanks. A path or a command is meant as it is. */
const WORDS = /^[\p{L}\p{N} ]+$/u;

/** The words of a folded needle that further pages must have close together; none for a needle that isn't words. */
export function furtherWords(folded: string): readonly string[] {
  const words = WORDS.test(folded) ? closeWords(folded) : [];
  return words.length > 1 && words.length <= CLOSE_WORDS ? words : [];
}

/**
 * What else there is when few documents contain a folded needle of several words: the best of those that have them close together, the
 * words of their titles aside. Null for other needles, and where there are none.
 *
 * @param known the documents that contain the needle
 */
export function furtherMatches(library: WordLibrary, folded: string, known: ReadonlySet<number>): CloseMatches | null {
  const words = furtherWords(folded);
  if (words.length === 0) return null;
  const weighed = weighWords(library.index, words);
  const isNear = ({ doc }: SearchHit) => {
    const body = library.read(doc);
    const passage = foldCase(body?.text.slice(...(passageIn(body, weighed, doc)?.range ?? [0, 0])) ?? '');
    return weighed.every((word) => passage.includes(word.word) || isInTitle(word, doc));
  };
  const others = documentsWithAll(weighed, library.index.documentCount).filter(({ doc }) => !known.has(doc));
  const near = sortHits(others).slice(0, FURTHER_DOCUMENTS).filter(isNear);
  return near.length === 0 ? null : { kind: 'further', shownFor: words.join(' '), words, results: addPassages(library, weighed, { sorted: near }) };
}
