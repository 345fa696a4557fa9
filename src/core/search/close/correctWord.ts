import { COMPOUND_PART, SHORT_TYPO, TYPO_COST, TYPO_LIMITS, UNFINISHED_TYPO, WORD_SHARE } from '../limits';
import { nearTerms, type NearTerm } from './nearTerms';
import { phrasesOf } from './rankWords';
import type { WordIndex } from './WordIndex';

/** Whether it is a whole word of some page. */
export const occursAsWord = (index: WordIndex, word: string): boolean => index.terms()?.dictionary.numbers().has(word) === true;

/** Two words written as one, such as `jumphost`, as a phrase that a page has; null if none does. */
function splitWord(index: WordIndex, word: string): string | null {
  for (let at = COMPOUND_PART; at <= word.length - COMPOUND_PART; at += 1) {
    const parts = [{ word: word.slice(0, at) }, { word: word.slice(at) }];
    const phrase = parts.every((part) => occursAsWord(index, part.word)) && phrasesOf(index, parts)[0];
    if (phrase) return phrase;
  }
  return null;
}

/** Another form of a word that pages have: `lag` for "lagging", `enlarge` for "enlarging", `corrupted` for "corruption"; null for none. */
export function rootOf(index: WordIndex, word: string): string | null {
  const stem = word.replace(/(?:([bdgklmnprt])\1)?(?:ing|ed|ion)$/, '$1');
  const forms = stem === word ? [] : ['', 'e', 'ed'].map((ending) => stem + ending);
  return forms.find((form) => form !== word && occursAsWord(index, form)) ?? null;
}

/**
 * Corrects a word that may be mistyped. It is the first of these that there is, or null:
 * 1. the word itself, if a term begins with it;
 * 2. two words that it may be, as a phrase that a page has;
 * 3. another form of it;
 * 4. the term at the smallest edit distance; of equally near ones a longer one, then the one in the most documents. For a word of up to SHORT_TYPO
 *    letters, none that is mostly part of longer words.
 *
 * @param isUnfinished whether the word may be incomplete: then it is compared with the start of a term, though of two terms
 *   at the same distance the one that is near as a whole comes first
 */
export function correctWord(index: WordIndex, word: string, isUnfinished: boolean): string | null {
  const terms = index.terms();
  if (!terms || terms.dictionary.hasPrefix(word)) return word;
  const meant = splitWord(index, word) ?? rootOf(index, word);
  if (meant) return meant;
  // A number that no page has is a different number, not a typo.
  const limit = TYPO_LIMITS.find(({ length }) => word.length >= length && /\D/.test(word))?.edits ?? 0;
  const isStart = isUnfinished && word.length >= UNFINISHED_TYPO;
  let best = { term: -1, cost: limit + 1, documents: Infinity };
  nearTerms(terms.dictionary, { word, limit }, ({ term, whole, start }) => {
    const cost = costOf(word, terms.dictionary.termAt(term), { whole, start: isStart ? start : Infinity });
    const documents = terms.frequency(term);
    if (cost < best.cost || (cost === best.cost && documents > best.documents)) best = { term, cost, documents };
  });
  if (best.term === -1) return null;
  const corrected = terms.dictionary.termAt(best.term);
  if (word.length > SHORT_TYPO) return corrected;
  // What is found for a few letters would mostly be something else: `snap`, for `snmp`, is in "snapshot".
  const containing = index.matches(corrected).filter(Boolean).length;
  return best.documents < containing * WORD_SHARE ? null : corrected;
}

/** How many edits a term is away from a word, and what else makes it less likely that the term is meant. */
function costOf(word: string, term: string, { whole, start }: Pick<NearTerm, 'whole' | 'start'>): number {
  const isSwap = whole === 1 && lettersOf(term) === lettersOf(word);
  // A letter without its marks is the same: `ecran` may be `écran`. So is a syllable of Korean that begins alike.
  const isSameFirst = term.normalize('NFD')[0] === word.normalize('NFD')[0];
  const ends = (isSameFirst ? 0 : TYPO_COST.first) + (term.at(-1) === word.at(-1) ? 0 : TYPO_COST.last);
  const edits = Math.min(whole, start + TYPO_COST.start);
  return edits + (isSwap ? TYPO_COST.swap : ends) + (term.length > word.length ? 0 : TYPO_COST.notLonger);
}

const lettersOf = (word: string): string => [...word].sort().join('');
