import { correctWord } from './correctWord';
import type { CloseMatches, SearchHit } from './outcome';
import { runsOf } from './runs';
import { scoreOf, sortHits, type Tally } from './scoreHits';
import type { SearchIndex } from './SearchIndex';
import { tallyRun } from './tallyRun';
import { rarity } from './wordWeight';

/** From here on a single character is a word (CJK radicals and all that follows); before, it is a letter or a digit. */
const FIRST_IDEOGRAPH = '\u2E80';
/** Of more words than this none is left out: most of them, somewhere on a page, say little. */
const MOST_WORDS = 8;

/**
 * What to offer when no document holds a folded needle: documents that hold each of its words, anywhere; failing that,
 * documents that hold each word as corrected (correctWord.ts); failing that, most of them. Single letters and digits are
 * no words. Null when there are none either.
 */
export function closeMatches(index: SearchIndex, folded: string): CloseMatches | null {
  const words = [...new Set(runsOf(folded))].filter((word) => word.length > 1 || word >= FIRST_IDEOGRAPH);
  if (words.length === 0) return null;
  return offer(index, 'all-words', words) ?? offerCorrected(index, words);
}

function offerCorrected(index: SearchIndex, words: readonly string[]): CloseMatches | null {
  const corrected = words.flatMap((word, place) => correctWord(index, word, place === words.length - 1) ?? []);
  const isWhole = corrected.length === words.length;
  const whole = isWhole ? offer(index, 'close', corrected) : null;
  return whole ?? (words.length > MOST_WORDS ? null : offer(index, 'close', mostOf(index, corrected, words.length)));
}

/** Those of some words that the document with most of them holds: more than half of all that were asked for, and two at least. */
function mostOf(index: SearchIndex, words: readonly string[], asked: number): readonly string[] {
  const weighed = words.map((word) => weighedTally(index, word));
  const weights = index.documents.map((_, doc) => weighed.reduce((sum, { tally, weight }) => sum + (tally[doc] ? weight : 0), 0));
  const best = weights.indexOf(Math.max(...weights));
  const held = words.filter((_, place) => weighed[place]?.tally[best]);
  return held.length > Math.max(1, asked / 2) ? held : [];
}

function offer(index: SearchIndex, kind: CloseMatches['kind'], words: readonly string[]): CloseMatches | null {
  const hits = words.length === 0 ? [] : documentsWithAll(index, words);
  return hits.length === 0 ? null : { kind, shownFor: words.join(' '), hits };
}

/** A word's marks by document, and what they weigh against those of other words: the more, the fewer documents hold it. */
interface WeighedTally {
  readonly tally: Tally;
  readonly weight: number;
}

function weighedTally(index: SearchIndex, word: string): WeighedTally {
  const tally = tallyRun(index, word, index.documents.length);
  return {
    tally,
    weight: rarity(
      tally.length,
      tally.reduce((count, marks) => count + (marks === 0 ? 0 : 1), 0),
    ),
  };
}

/** The documents that hold every word in some field, scored by the sum of what each word alone would score, rarer words counting more. */
function documentsWithAll(index: SearchIndex, words: readonly string[]): SearchHit[] {
  const weighed = words.map((word) => weighedTally(index, word));
  const mean = weighed.reduce((sum, { weight }) => sum + weight, 0) / weighed.length;
  const hits = index.documents.flatMap((_, doc): SearchHit[] => {
    if (weighed.some(({ tally }) => !tally[doc])) return [];
    return [{ doc, score: Math.round(weighed.reduce((sum, { tally, weight }) => sum + (scoreOf(tally[doc] ?? 0) * weight) / mean, 0)) }];
  });
  return sortHits(hits);
}
