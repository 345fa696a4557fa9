import { scoreOf, type SearchHit } from '../exact/search';
import { TITLE_FLAG, type SearchIndex } from '../index/SearchIndex';
import { CLOSE_WORDS, COMMON_REST, COMMON_SHARE, RUN_WORDS, SOME_DOCUMENTS, TELLING_DOCUMENTS, TIE_WEIGHT, ABOUT_ENOUGH } from '../limits';
import { spacedNeedle } from '../text/query';
import type { SearchTexts } from '../types';
import { correctWord, occursAsWord, rootOf } from './correctWord';
import { aboutMost, scoreDocuments, nearestFirst, weighWords, wordLibrary, type WordLibrary } from './rankWords';
import type { WordIndex } from './WordIndex';

/** The fallback when nothing contains the query itself: hits as found, or rows as shown. */
export interface CloseMatches<Row = SearchHit> {
  /**
   * 'all-words': documents with every telling word of the query, anywhere; 'close': with corrected words, with some of the words, or
   * with the text that was meant; 'address': those whose address it is (both meantMatches.ts); 'symptom': with most of a log
   * line (symptomMatches.ts); 'further': with its words close together, after few exact matches (furtherMatches.ts).
   */
  readonly kind: 'close' | 'all-words' | 'address' | 'symptom' | 'further';
  /** What was searched for instead: words such as `ansible`, a text such as `--now`, an address, or the message of a log line. */
  readonly shownFor: string;
  /** When no document has all of the words: those that none has at all. If empty, what is shown still lacks others. */
  readonly unknown?: readonly string[];
  /** For an address: the id of the heading that it leads to, which the page may not have; '' for none. */
  readonly hash?: string;
  /** The folded words, if they were looked for one by one: a row shows the passage that has most of them close together. */
  readonly words?: readonly string[];
  /** Whether a page may lack some of the words. */
  readonly isMost?: boolean;
  /** Whether none of the best documents has the words close together; its title's words aside. */
  readonly isApart?: boolean;
  /** Best first. */
  readonly results: readonly Row[];
}

/** From here on a single character counts as a word (CJK radicals and above). */
const FIRST_IDEOGRAPH = '\u2E80';
/** A token with a letter or digit, which the mark after an emoji has not, or an option of one letter such as `-p`. */
const WORD = /\B-\w\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const QUESTION_WORD =
  /^(?:an|and|are|as|at|be|by|can|cannot|cant|do|does|doesnt|dont|for|from|has|have|how|if|in|into|is|isnt|it|know|me|my|myself|not|of|on|or|see|should|the|to|too|use|using|vs|was|what|when|where|which|who|why|with|without|wont|working|works)$/;

/** Whether a folded word says nothing about what is looked for. */
export const isQuestionWord = (word: string): boolean => QUESTION_WORD.test(word);

/**
 * The fallback when no document contains a folded needle. It is the first of these that there is, or null:
 * 1. documents with each of its words close together;
 * 2. those with the longest part of it word for word;
 * 3. those with other forms of its words close together;
 * 4. those with each word anywhere, if some are close together somewhere;
 * 5. those with each word as corrected;
 * 6. those with most of the words;
 * 7. those with the beginning of a command word for word;
 * 8. for a query without spaces, as in Japanese, the same for the words in it.
 * Single letters and digits don't count as words.
 */
export function closeMatches(index: SearchIndex, folded: string, texts: SearchTexts | null = null): CloseMatches | null {
  return wordMatches(wordLibrary(index, texts), folded);
}

/** The same for words that are looked up elsewhere. */
export function wordMatches(library: WordLibrary, folded: string): CloseMatches | null {
  return offerWords(library, folded) ?? offerBeginning(library, folded) ?? offerSpaced(library, folded);
}

function offerSpaced(library: WordLibrary, folded: string): CloseMatches | null {
  const spaced = spacedNeedle(folded);
  return spaced === folded ? null : offerWords(library, spaced);
}

function offerWords(library: WordLibrary, folded: string): CloseMatches | null {
  const typed = closeWords(folded);
  if (typed.length === 0) return null;
  const together = offer(library, 'all-words', typed);
  if (together && !together.isApart) return together;
  const run = offerRun(library, folded);
  if (run) return run;
  const titled = named(library.index, typed);
  const words = typed.map((word) => (!titled.includes(word) && rootOf(library.index, word)) || word);
  const all = words.every((word, at) => word === typed[at]) ? together : offer(library, 'all-words', words);
  if (all && !all.isApart) return all;
  if (!all) return offerCorrected(library, words);
  if (!isSome(words)) return all;
  const most = offerMost(library, words);
  // All of them far apart, and no two of them close together on any page, is chance; a word that hardly any page has is not.
  if (!most) return isTelling(library.index, words) ? all : ofProduct(library, words);
  const [first, then] = isBetter(most, all) ? [most, all] : [all, most];
  const shown = new Set(first.results.map(({ doc }) => doc));
  const others = then.results.filter(({ doc }) => !shown.has(doc));
  return others.length === 0 ? first : { ...first, isMost: true, results: [...first.results, ...others] };
}

/**
 * The documents with the longest part of a folded needle, word for word: of `too many open files nginx`, all but the last. More than half of its
 * words, at least RUN_WORDS, and two that tell something. Null when there are none, or the needle is long.
 */
function offerRun(library: WordLibrary, folded: string): CloseMatches | null {
  const words = folded.split(/\s+/);
  for (let length = words.length > CLOSE_WORDS ? 0 : words.length - 1; length >= RUN_WORDS && length > words.length / 2; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      const help = run.filter((word) => !isQuestionWord(word)).length > 1 ? offer(library, 'close', [run.join(' ')]) : null;
      if (help) return help;
    }
  }
  return null;
}

/** The documents with the longest beginning of a command, at least two words after `sudo`: the ports, hosts and files that follow are the visitor's own. */
function offerBeginning(library: WordLibrary, folded: string): CloseMatches | null {
  if (!/ -\S/.test(folded)) return null;
  const words = folded.split(/\s+/);
  let help: CloseMatches | null = null;
  for (let length = words[0] === 'sudo' ? 3 : 2; length < words.length; length += 1) {
    const longer = offer(library, 'close', [words.slice(0, length).join(' ')]);
    if (!longer) break;
    help = longer;
  }
  return help;
}

/** Whether one of the words is on hardly any page. */
function isTelling(index: WordIndex, words: readonly string[]): boolean {
  return words.some((word) => index.matches(word).filter(Boolean).length <= TELLING_DOCUMENTS);
}

/** Whether another page is clearly more about the words than those that have all of them somewhere. */
function isBetter(most: CloseMatches, all: CloseMatches): boolean {
  const whole = new Set(all.results.map(({ doc }) => doc));
  const least = (most.results[0]?.score ?? 0) * ABOUT_ENOUGH;
  return !most.results.some(({ doc, score }) => whole.has(doc) && score >= least);
}

/** The words of a folded needle that are looked for one by one, without those of a question unless there are no others. */
export function closeWords(folded: string): readonly string[] {
  const words = [...new Set(folded.match(WORD))].filter((word) => word.length > 1 || word >= FIRST_IDEOGRAPH);
  const telling = words.filter((word) => !isQuestionWord(word));
  return telling.length > 0 ? telling : words;
}

function offerCorrected(library: WordLibrary, words: readonly string[]): CloseMatches | null {
  const { index } = library;
  const corrections = words.map((word, at) => correctWord(index, word, at === words.length - 1));
  const corrected = corrections.filter((word) => word !== null);
  const whole = corrected.length === words.length ? offer(library, 'close', corrected) : null;
  if (whole && !whole.isApart) return unlessCommon(index, whole);
  const most = offerMost(library, corrected, words.length - corrected.length);
  if (most) return { ...most, unknown: words.filter((_, at) => corrections[at] === null) };
  if (whole || words.length > CLOSE_WORDS) return unlessCommon(index, whole);
  const held = mostOf(index, corrected, new Set(words));
  // What is left of several words, and only begins others, is chance: `cook` in "cookie".
  const [only = ''] = held;
  const isStart = held.length === 1 && words.length > 1 && !occursAsWord(index, only);
  const near = isStart ? null : unlessCommon(index, offer(library, 'close', held), COMMON_REST);
  // Without the missing word, words far apart say nothing; the name of a product does, and so do most of the words with one that hardly any page has.
  const isChance = held.length < words.length && !(2 * held.length > words.length && isTelling(index, held));
  const some = near?.isApart && isChance ? ofProduct(library, corrected) : near;
  const shown = some?.words ?? [];
  const isNowhere = (word: string, at: number) => corrections[at] !== word && !shown.includes(corrections[at] ?? '');
  return some && { ...some, unknown: words.filter(isNowhere) };
}

/** The words that a title has. */
function named(index: WordIndex, words: readonly string[]): readonly string[] {
  return words.filter((word) => index.matches(word).some((flags) => flags & TITLE_FLAG));
}

/** Pages with the words that a title has, unless those are a single common one: `user` is no product. */
function ofProduct(library: WordLibrary, words: readonly string[]): CloseMatches | null {
  const help = offer(library, 'close', named(library.index, words));
  return isCommon(library.index, help, COMMON_REST) ? null : help;
}

/** Null for a single word that more than a share of the pages has, and no title, such as `there` for `theme`: it says nothing about what was meant. */
function unlessCommon(index: WordIndex, help: CloseMatches | null, share = COMMON_SHARE): CloseMatches | null {
  return isCommon(index, help, share) && named(index, help?.words ?? []).length === 0 ? null : help;
}

function isCommon(index: WordIndex, help: CloseMatches | null, share: number): boolean {
  return help?.words?.length === 1 && help.results.length > Math.max(SOME_DOCUMENTS, index.documentCount * share);
}

/**
 * The words in the document that has most of them; of words as rare, those that it has in its title or often, then those that come first. A
 * correction is a guess, so it only breaks ties between documents with the same typed words.
 */
function mostOf(index: WordIndex, words: readonly string[], typed: ReadonlySet<string>): readonly string[] {
  const weighed = weighWords(index, words);
  const weightIn = (doc: number, isTyped: boolean) =>
    weighed.reduce((sum, { word, matches, weight }, at) => {
      const flags = typed.has(word) === isTyped ? (matches[doc] ?? 0) : 0;
      return flags === 0 ? sum : sum + weight + (scoreOf(flags) - at) * TIE_WEIGHT;
    }, 0);
  let best = { doc: -1, asTyped: 0, corrected: 0 };
  for (let doc = 0; doc < index.documentCount; doc += 1) {
    const [asTyped, corrected] = [weightIn(doc, true), weightIn(doc, false)];
    if (asTyped > best.asTyped || (asTyped === best.asTyped && corrected > best.corrected)) best = { doc, asTyped, corrected };
  }
  return words.filter((_, at) => weighed[at]?.matches[best.doc]);
}

/** Whether pages may lack some of the words: of two, one says little, and of many, some do. */
const isSome = ({ length }: readonly string[]): boolean => length > 2 && length <= CLOSE_WORDS;

/** Where no page has all words close together: the pages that are about most of them. @param lacking how many others no page has */
function offerMost(library: WordLibrary, words: readonly string[], lacking = 0): CloseMatches | null {
  const weighed = weighWords(library.index, words);
  const results = isSome(words) ? aboutMost(library, weighed, lacking) : [];
  const isMost = results.some(({ doc }) => weighed.some(({ matches }) => !matches[doc]));
  return results.length === 0 ? null : { kind: 'close', shownFor: words.join(' '), words, isMost, results };
}

function offer(library: WordLibrary, kind: CloseMatches['kind'], words: readonly string[]): CloseMatches | null {
  const weighed = weighWords(library.index, words);
  const hits = words.length === 0 ? [] : scoreDocuments(weighed, library.index.documentCount);
  return hits.length === 0 ? null : { kind, shownFor: words.join(' '), words, ...nearestFirst(library, weighed, hits) };
}
