import { correctWord } from './correctWord';
import type { CloseMatches, SearchHit } from './outcome';
import { runsOf } from './runs';
import { scoreOf, sortHits } from './scoreHits';
import type { SearchIndex } from './SearchIndex';
import { tallyRun } from './tallyRun';

/**
 * What to offer when no document holds a folded needle: documents that hold each of its words, anywhere; failing that,
 * documents that hold each word as corrected (correctWord.ts). Null when there are none either.
 */
export function closeMatches(index: SearchIndex, folded: string): CloseMatches | null {
  const words = [...new Set(runsOf(folded))];
  return offer(index, 'all-words', words) ?? offerCorrected(index, words);
}

function offerCorrected(index: SearchIndex, words: readonly string[]): CloseMatches | null {
  const corrected: string[] = [];
  for (const [place, word] of words.entries()) {
    const correction = correctWord(index, word, place === words.length - 1);
    if (correction === null) return null;
    corrected.push(correction);
  }
  return offer(index, 'close', corrected);
}

function offer(index: SearchIndex, kind: CloseMatches['kind'], words: readonly string[]): CloseMatches | null {
  const hits = words.length === 0 ? [] : documentsWithAll(index, words);
  return hits.length === 0 ? null : { kind, shownFor: words.join(' '), hits };
}

/** The documents that hold every word in some field, scored by the sum of what each word alone would score. */
function documentsWithAll(index: SearchIndex, words: readonly string[]): SearchHit[] {
  const tallies = words.map((word) => tallyRun(index, word, index.documents.length));
  const hits = index.documents.map((_, doc) => {
    const marks = tallies.map((tally) => tally[doc] ?? 0);
    return marks.includes(0) ? null : { doc, score: marks.reduce((sum, each) => sum + scoreOf(each), 0) };
  });
  return sortHits(hits.filter((hit) => hit !== null));
}
