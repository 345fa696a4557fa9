import { scoreOf, sortHits, type SearchHit } from '../exact/search';
import type { MatchFlags, SearchIndex } from '../index/SearchIndex';
import { CLOSE_WORDS, PART_SCORE, ROW_SCORE, SOME_DOCUMENTS, TYPO_LIMITS, WORD_JOINTS, WORD_ROWS } from '../limits';
import { tokensOf } from '../text/tokens';
import type { SearchTexts } from '../types';
import { nearTerms } from './nearTerms';
import { rarity, wordsOf, type WordIndex } from './WordIndex';

/** The fallback when nothing contains the query itself: hits as found, or rows as shown. */
export interface CloseMatches<Row = SearchHit> {
  /**
   * 'all-words': documents with every telling word of the query, anywhere; 'close': with corrected words, with some of the words, or
   * with the text that was meant; 'address': those whose address it is (both meantMatches.ts); 'symptom': with most of a log
   * line (symptomMatches.ts).
   */
  readonly kind: 'close' | 'all-words' | 'address' | 'symptom';
  /** What was searched for instead: words such as `ansible`, a text such as `--now`, an address, or the message of a log line. */
  readonly shownFor: string;
  /** When no document has all of the words: those that none has at all. If empty, what is shown still lacks others. */
  readonly unknown?: readonly string[];
  /** For an address: the id of the heading that it leads to, which the page may not have; '' for none. */
  readonly hash?: string;
  /** Folded: a row shows its body around the first of them that is in it; absent for a message, which is compared with each body. */
  readonly needles?: readonly string[];
  /** Best first. */
  readonly results: readonly Row[];
}

/** From here on a single character counts as a word (CJK radicals and above). */
const FIRST_IDEOGRAPH = '\u2E80';
const QUESTION_WORD = /^(?:an|and|can|do|does|for|from|how|is|me|my|myself|of|the|to|what|when|with)$/;

/**
 * The fallback when no document contains a folded needle: documents with each of its words, anywhere; failing that, with
 * each word as corrected; failing that, with most of them. Single letters and digits don't count as words. Null when
 * there are none either.
 */
export function closeMatches(index: SearchIndex, folded: string, texts: SearchTexts | null = null): CloseMatches | null {
  return wordMatches(wordsOf(index, texts), folded);
}

/** The same for an index of words alone. */
export function wordMatches(index: WordIndex, folded: string): CloseMatches | null {
  const words = closeWords(folded);
  if (words.length === 0) return null;
  return offer(index, 'all-words', words) ?? offerCorrected(index, words);
}

/** The words of a folded needle that are looked for one by one, without those of a question unless there are no others. */
export function closeWords(folded: string): readonly string[] {
  const words = [...new Set(tokensOf(folded))].filter((word) => word.length > 1 || word >= FIRST_IDEOGRAPH);
  const telling = words.filter((word) => !QUESTION_WORD.test(word));
  return telling.length > 0 ? telling : words;
}

function offerCorrected(index: WordIndex, words: readonly string[]): CloseMatches | null {
  const corrections = words.map((word, at) => correctWord(index, word, at === words.length - 1));
  const corrected = corrections.filter((word) => word !== null);
  const whole = corrected.length === words.length ? offer(index, 'close', corrected) : null;
  if (whole || words.length > CLOSE_WORDS) return whole;
  const held = mostOf(index, corrected, new Set(words));
  const some = offer(index, 'close', held);
  // A word that most pages have, such as `not`, says nothing about the others.
  const isCommon = held.length === 1 && (some?.results.length ?? 0) > Math.max(SOME_DOCUMENTS, index.documentCount / 2);
  const isNowhere = (word: string, at: number) => corrections[at] !== word && !held.includes(corrections[at] ?? '');
  return some && !isCommon ? { ...some, unknown: words.filter(isNowhere) } : null;
}

/**
 * Corrects a word that may be mistyped: the word itself if a term contains it, else the term at the smallest edit
 * distance; of equals, the one in the most documents. Null when none is near enough.
 *
 * @param isUnfinished whether the word may be incomplete: then it is compared with the start of a term, though of two terms
 *   at the same distance the one that is near as a whole comes first
 */
function correctWord(index: WordIndex, word: string, isUnfinished: boolean): string | null {
  const terms = index.terms();
  if (!terms || terms.dictionary.has(word)) return word;
  const limit = TYPO_LIMITS.find(({ length }) => word.length >= length)?.edits ?? 0;
  let best = { term: -1, edits: limit + 1, documents: 0 };
  nearTerms(terms.dictionary, { word, limit }, ({ term, whole, start }) => {
    const edits = Math.min(whole, isUnfinished ? start + 0.5 : Infinity);
    const documents = terms.frequency(term);
    const isBetter = edits < best.edits || (edits === best.edits && documents > best.documents);
    if (isBetter) best = { term, edits, documents };
  });
  return best.term === -1 ? null : terms.dictionary.termAt(best.term);
}

/** The words in the document that has most of them. A correction is a guess, so it only breaks ties between documents with the same typed words. */
function mostOf(index: WordIndex, words: readonly string[], typed: ReadonlySet<string>): readonly string[] {
  const weighed = words.map((word) => ({ ...weighedMatches(index, word), isTyped: typed.has(word) }));
  const weightIn = (doc: number, isWanted: boolean) =>
    weighed.reduce((sum, { matches, weight, isTyped }) => sum + (matches[doc] && isTyped === isWanted ? weight : 0), 0);
  let best = { doc: -1, asTyped: 0, corrected: 0 };
  for (let doc = 0; doc < index.documentCount; doc += 1) {
    const [asTyped, corrected] = [weightIn(doc, true), weightIn(doc, false)];
    if (asTyped > best.asTyped || (asTyped === best.asTyped && corrected > best.corrected)) best = { doc, asTyped, corrected };
  }
  return words.filter((_, at) => weighed[at]?.matches[best.doc]);
}

function offer(index: WordIndex, kind: CloseMatches['kind'], words: readonly string[]): CloseMatches | null {
  const hits = words.length === 0 ? [] : documentsWithAll(index, words);
  if (hits.length === 0) return null;
  const rows = wordsInRow(index, words);
  const inRow = rows.texts.map((row) => index.matches(row));
  const results = sortHits(hits.map(({ doc, score }) => ({ doc, score: score + (inRow.some((matches) => matches[doc]) ? rows.score : 0) })));
  return { kind, shownFor: words.join(' '), needles: [...rows.texts, ...[...words].sort((a, b) => b.length - a.length)], results };
}

/** Words in a row, in the forms found in documents, and what such a row adds to a document's score. */
interface WordRows {
  readonly texts: readonly string[];
  readonly score: number;
}

/**
 * The words in a row as documents have them, with any of the joints in between: `server_id`, `denied (publickey`. If none has all, as
 * many of the first as some document has, since a command begins with what it is about: `restic forget` of `restic forget --prune`.
 * Rows that begin with another word aren't looked for: with shards, that would take dozens of files.
 */
function wordsInRow(index: WordIndex, [first = '', ...others]: readonly string[]): WordRows {
  let texts: readonly string[] = [first];
  let length = 1;
  for (const word of others) {
    const longer = texts.flatMap((row) => WORD_JOINTS.map((joint) => row + joint + word)).filter((row) => index.matches(row).some(Boolean));
    if (longer.length === 0) break;
    texts = longer.slice(0, WORD_ROWS);
    length += 1;
  }
  const all = others.length + 1;
  if (length === all) return { texts, score: ROW_SCORE };
  return length === 1 ? { texts: [], score: 0 } : { texts, score: Math.round((PART_SCORE * length) / all) };
}

/** A word's match flags by document, and its weight: the fewer documents contain it, the higher. */
interface WeighedMatches {
  readonly matches: MatchFlags;
  readonly weight: number;
}

function weighedMatches(index: WordIndex, word: string): WeighedMatches {
  const matches = index.matches(word);
  const holding = matches.reduce((count, flags) => count + (flags === 0 ? 0 : 1), 0);
  return { matches, weight: rarity(matches.length, holding) };
}

/** The documents with every word in some field, scored by the weighted sum of each word's own score; rarer words weigh more. */
function documentsWithAll(index: WordIndex, words: readonly string[]): SearchHit[] {
  const weighed = words.map((word) => weighedMatches(index, word));
  const mean = weighed.reduce((sum, { weight }) => sum + weight, 0) / weighed.length;
  const hits: SearchHit[] = [];
  for (let doc = 0; doc < index.documentCount; doc += 1) {
    if (weighed.some(({ matches }) => !matches[doc])) continue;
    const score = weighed.reduce((sum, { matches, weight }) => sum + (scoreOf(matches[doc] ?? 0) * weight) / mean, 0);
    hits.push({ doc, score: Math.round(score) });
  }
  return hits;
}
