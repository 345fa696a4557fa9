import { scoreOf, sortHits, type SearchHit } from '../exact/search';
import { TITLE_FLAG, type MatchFlags, type SearchIndex } from '../index/SearchIndex';
import {
  LINE_SCORE,
  MOST_DOCUMENTS,
  MOST_SHARE,
  PASSAGE_DOCUMENTS,
  PASSAGE_SCORE,
  PHRASE_SCORE,
  TITLE_FIT,
  ABOUT_TITLE,
  ABOUT_LEAST,
  ABOUT_SHARE,
  WORD_JOINTS,
  WORD_PHRASES,
} from '../limits';
import type { SearchTexts } from '../types';
import { passageOf, type FoldedBody, type Passage } from './passage';
import { rarity, wordIndexOf, type WordIndex } from './WordIndex';

/*
 * Ranks documents that have several words: by how rare the words are and where a document has them, then by how close together.
 */

/** Words that can be looked up, and the bodies of the documents that have them. */
export interface WordLibrary {
  readonly index: WordIndex;
  /** Null if the body isn't there. */
  readonly read: (doc: number) => FoldedBody | null;
}

/** The words and bodies of a whole index. */
export function wordLibrary(index: SearchIndex, texts: SearchTexts | null): WordLibrary {
  return { index: wordIndexOf(index, texts), read: (doc) => bodyIn(index, texts, doc) };
}

/** A document's body in a whole index; null until the texts are loaded. */
export function bodyIn(index: SearchIndex, texts: SearchTexts | null, doc: number): FoldedBody | null {
  const text = texts?.[doc];
  return texts && text !== undefined ? { text, folded: index.bodies(texts).get(doc) } : null;
}

/** A word's match flags by document, and its weight: the fewer documents contain it, the higher. */
interface WeighedMatches {
  readonly word: string;
  readonly matches: MatchFlags;
  readonly weight: number;
}

export function weighWords(index: WordIndex, words: readonly string[]): readonly WeighedMatches[] {
  return words.map((word) => {
    const matches = index.matches(word);
    return { word, matches, weight: rarity(matches.length, matches.filter(Boolean).length) };
  });
}

const totalOf = (weighed: readonly { readonly weight: number }[]) => weighed.reduce((sum, { weight }) => sum + weight, 0);

/** Whether a document's title has a word. */
function isInTitle({ matches }: WeighedMatches, doc: number): boolean {
  return ((matches[doc] ?? 0) & TITLE_FLAG) !== 0;
}

/**
 * The documents with every word in some field, or with a share of their weight, scored by the weighted sum of each word's own score; rarer
 * words weigh more.
 */
export function scoreDocuments(weighed: readonly WeighedMatches[], documentCount: number, share = 1): SearchHit[] {
  const total = totalOf(weighed);
  const mean = total / weighed.length;
  const hits: SearchHit[] = [];
  for (let doc = 0; doc < documentCount; doc += 1) {
    if (totalOf(weighed.filter(({ matches }) => !matches[doc])) > total * (1 - share)) continue;
    const score = weighed.reduce((sum, { matches, weight }) => sum + (scoreOf(matches[doc] ?? 0) * weight) / mean, 0);
    hits.push({ doc, score: Math.round(score) });
  }
  return hits;
}

/** The passage of a document's body that is shown for words; null if it has none of them. A word weighs less where the title has it. */
export function passageIn(body: FoldedBody, weighed: readonly WeighedMatches[], doc: number): Passage | null {
  return passageOf(body, inDocument(weighed, doc));
}

/** Whether a document's passage has all words, those of its title aside. */
export function hasAllNear(passage: Passage | null, weighed: readonly WeighedMatches[], doc: number): boolean {
  return weighed.every((word, number) => passage?.fits[number] || isInTitle(word, doc));
}

function inDocument(weighed: readonly WeighedMatches[], doc: number) {
  return weighed.map((word) => ({ word: word.word, weight: word.weight * (isInTitle(word, doc) ? TITLE_FIT : 1) }));
}

/** Documents with several words in order, and whether none of those that were read has the words close together. */
interface Nearest {
  readonly results: readonly SearchHit[];
  readonly isApart: boolean;
}

/**
 * Adds to the scores what is known about how close the words are in a document, the best first. Of all, whether it has them as a phrase. Of
 * the first, what their passages say. The better of the two counts.
 */
export function nearestFirst({ index, read }: WordLibrary, weighed: readonly WeighedMatches[], hits: readonly SearchHit[]): Nearest {
  if (weighed.length === 1) return { results: sortHits(hits), isApart: false };
  const asPhrase = phrasesOf(index, weighed).map((phrase) => index.matches(phrase));
  const phraseScore = (doc: number) => (asPhrase.some((matches) => matches[doc]) ? PHRASE_SCORE * (weighed.length - 1) : 0);
  const sorted = sortHits(hits.map(({ doc, score }) => ({ doc, score: score + phraseScore(doc) })));
  let isApart = true;
  const more = (doc: number) => {
    const body = read(doc);
    const passage = body && passageIn(body, weighed, doc);
    isApart &&= body !== null && !hasAllNear(passage, weighed, doc);
    return Math.max(0, passageScore(passage, weighed, doc) - Math.min(PHRASE_SCORE, phraseScore(doc)));
  };
  const results = sortHits(sorted.map(({ doc, score }, place) => ({ doc, score: score + (place < PASSAGE_DOCUMENTS ? more(doc) : 0) })));
  return { results, isApart };
}

/** What a document's passage adds to its score: up to PASSAGE_SCORE for all words close together, and LINE_SCORE if they are a whole line. */
export function passageScore(passage: Passage | null, weighed: readonly WeighedMatches[], doc: number): number {
  const share = (passage?.weight ?? 0) / totalOf(inDocument(weighed, doc));
  return Math.round(PASSAGE_SCORE * share * share) + (passage?.isLine ? LINE_SCORE : 0);
}

/**
 * Of the documents with a share of the weight of some words, those that are about them: by the words in the title, which count ABOUT_TITLE times,
 * and in the passage that has most of them close together. The best first; none where no page has enough of them there.
 *
 * @param lacking how many more words were asked for that no document has: each weighs as much as one of a single document
 */
export function aboutMost({ index, read }: WordLibrary, weighed: readonly WeighedMatches[], lacking: number): readonly SearchHit[] {
  const total = totalOf(weighed) + lacking * rarity(index.documentCount, 1);
  const about = sortHits(scoreDocuments(weighed, index.documentCount, MOST_SHARE))
    .slice(0, MOST_DOCUMENTS)
    .flatMap(({ doc }): SearchHit[] => {
      const body = read(doc);
      const passage = body && passageIn(body, weighed, doc);
      const fits = weighed.map((word, number) => (isInTitle(word, doc) ? ABOUT_TITLE : (passage?.fits[number] ?? 0)));
      const weight = weighed.reduce((sum, word, number) => sum + word.weight * (fits[number] ?? 0), 0);
      // A word alone tells nothing, unless the page is about it.
      return fits.includes(ABOUT_TITLE) || fits.filter(Boolean).length > 1 ? [{ doc, score: Math.round((100 * weight) / total) }] : [];
    });
  const sorted = sortHits(about);
  const least = Math.max(100 * ABOUT_LEAST, (sorted[0]?.score ?? 0) * ABOUT_SHARE);
  return sorted.filter(({ score }) => score >= least);
}

/** The phrases that words make in documents, with any of the joints in between: `server_id`, `denied (publickey`. */
export function phrasesOf(index: WordIndex, words: readonly { readonly word: string }[]): readonly string[] {
  const isThere = (phrase: string) => index.matches(phrase).some(Boolean);
  const joined = (phrases: readonly string[], word: string) => phrases.flatMap((phrase) => WORD_JOINTS.map((joint) => phrase + joint + word));
  const [first = '', ...others] = words.map(({ word }) => word);
  return others.reduce((phrases, word) => joined(phrases, word).filter(isThere).slice(0, WORD_PHRASES), [first]);
}
