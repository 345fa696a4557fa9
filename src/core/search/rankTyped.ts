import { countOccurrences } from './countOccurrences';
import { foldCase } from './foldCase';
import { QUERY_MAX_LENGTH, SCORES } from './limits';
import type { SearchHit, SearchOutcome } from './outcome';
import { sortHits } from './scoreHits';
import type { SearchTexts } from './types';

export interface TypedRanking {
  /** Documents whose body holds the query as typed, brackets, quotes and all; scored as S4 scores that body. */
  readonly typed: readonly SearchHit[];
  /** The other hits of the outcome, in its order. */
  readonly rest: readonly SearchHit[];
}

const LOST = /[<>&"']/;

/**
 * Where sanitising took characters out of a query (`2>&1` arrives as `21`), the documents that hold it as typed, to be
 * shown in front of those that hold the needle: S3's set, which they need not belong to. Where it took nothing, or
 * there are no texts, all hits are the rest. Letter case doesn't matter. It reads every text, for nothing of these
 * characters is in the index; such queries are few.
 */
export function rankTyped(outcome: SearchOutcome, texts: SearchTexts | null, rawQuery: string): TypedRanking {
  if (outcome.needle === '' || texts === null || !LOST.test(rawQuery)) return { typed: [], rest: outcome.hits };
  const asTyped = foldCase(typedNeedle(rawQuery));
  const counts = texts.map((text) => countOccurrences(foldCase(text), asTyped));
  const hits = counts.map((count, doc) => ({ doc, score: SCORES.bodyContains + count }));
  return {
    typed: sortHits(hits.filter(({ doc }) => counts[doc] !== 0)),
    rest: outcome.hits.filter(({ doc }) => !counts[doc]),
  };
}

/** What is looked for as typed: trimmed and cut like a needle (S1). */
export function typedNeedle(rawQuery: string): string {
  return rawQuery.trim().slice(0, QUERY_MAX_LENGTH).trim();
}
