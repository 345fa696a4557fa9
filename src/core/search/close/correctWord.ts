import { COMPOUND_PART, SHORT_TYPO, TYPO_LIMITS, WORD_SHARE } from '../limits';
import { nearTerms } from './nearTerms';
import { rowsOf } from './rankWords';
import type { WordIndex } from './WordIndex';

/** Whether it is a whole word of some page. */
export const isWord = (index: WordIndex, word: string): boolean => index.terms()?.dictionary.numbers().has(word) === true;

/** Two words written as one, such as `jumphost`, as a page has them in a row; null if none does. */
function splitWord(index: WordIndex, word: string): string | null {
  for (let at = COMPOUND_PART; at <= word.length - COMPOUND_PART; at += 1) {
    const parts = [{ word: word.slice(0, at) }, { word: word.slice(at) }];
    const row = parts.every((part) => isWord(index, part.word)) && rowsOf(index, parts)[0];
    if (row) return row;
  }
  return null;
}

/** Another form of a word that pages have: `lag` for "lagging", `enlarge` for "enlarging", `corrupted` for "corruption"; null for none. */
export function rootOf(index: WordIndex, word: string): string | null {
  const stem = word.replace(/(?:([bdgklmnprt])\1)?(?:ing|ed|ion)$/, '$1');
  const forms = stem === word ? [] : ['', 'e', 'ed'].map((ending) => stem + ending);
  return forms.find((form) => form !== word && isWord(index, form)) ?? null;
}

/**
 * Corrects a word that may be mistyped: the word itself if a term begins with it, else two words that it may be, else another form of it, else the
 * term at the smallest edit distance; of equals, one that is longer, then the one in the most documents. Null when none is near enough, or, for a
 * short word, mostly part of others: one that others only have inside, such as `oracle` in VORACLE, isn't what is meant.
 *
 * @param isUnfinished whether the word may be incomplete: then it is compared with the start of a term, though of two terms
 *   at the same distance the one that is near as a whole comes first
 */
export function correctWord(index: WordIndex, word: string, isUnfinished: boolean): string | null {
  const terms = index.terms();
  if (!terms || terms.dictionary.has(word, true)) return word;
  const meant = splitWord(index, word) ?? rootOf(index, word);
  if (meant) return meant;
  // A number that no page has is a different number, not a typo.
  const limit = TYPO_LIMITS.find(({ length }) => word.length >= length && /\D/.test(word))?.edits ?? 0;
  let best = { term: -1, edits: limit + 1, documents: Infinity };
  nearTerms(terms.dictionary, { word, limit }, ({ term, whole, start }) => {
    const text = terms.dictionary.termAt(term);
    // Two letters in the wrong order are the surest sign of a typo, wherever they are. Other typos are hardly ever in the first letter, and less
    // often in the last one than in between.
    const isSwap = whole === 1 && lettersOf(text) === lettersOf(word);
    const ends = isSwap ? -0.1 : (text[0] === word[0] ? 0 : 1) + (text.at(-1) === word.at(-1) ? 0 : 0.25);
    // A letter is left out more often than it is another one.
    const length = text.length > word.length ? 0 : 0.1;
    // A few letters are the beginning of many words.
    const edits = Math.min(whole, isUnfinished && word.length > 5 ? start + 0.5 : Infinity) + ends + length;
    const documents = terms.frequency(term);
    const isBetter = edits < best.edits || (edits === best.edits && documents > best.documents);
    if (isBetter) best = { term, edits, documents };
  });
  if (best.term === -1) return null;
  const corrected = terms.dictionary.termAt(best.term);
  if (word.length > SHORT_TYPO) return corrected;
  // What is found for a few letters would mostly be something else: `snap`, for `snmp`, is in "snapshot".
  const containing = index.matches(corrected).filter(Boolean).length;
  return best.documents < containing * WORD_SHARE ? null : corrected;
}

const lettersOf = (word: string): string => [...word].sort().join('');
