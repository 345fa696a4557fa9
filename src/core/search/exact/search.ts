import { FLAG, type SearchIndex, type MatchFlags } from '../index/SearchIndex';
import { BOOST_LIMIT, SCORES } from '../limits';
import { sanitizeQuery } from '../text/query';
import { foldCase } from '../text/tokens';
import type { SearchTexts } from '../types';
import { matchNeedle } from './matchNeedle';

/** A document found: its number in the index's document table, and its score (S4). */
export interface SearchHit {
  readonly doc: number;
  readonly score: number;
}

/** The exact matches of a query. */
export interface ExactMatches {
  /** The sanitised query, case as typed; '' for a blank one (S1). */
  readonly needle: string;
  /** True when only the texts can answer and they aren't loaded yet; then there are no hits. */
  readonly needsTexts: boolean;
  /** Exactly the set of S3 in the order of S4. */
  readonly hits: readonly SearchHit[];
}

/**
 * Finds the exact matches of a query as typed (S1, S3, S4). Pure: what it caches on the index changes no answer.
 *
 * @param texts the bodies as written, by document number; null until they are loaded. Queries of one token, and many
 *   others, are answered without.
 */
export function search(index: SearchIndex, texts: SearchTexts | null, query: string): ExactMatches {
  const needle = sanitizeQuery(query);
  const hits = needle === '' ? [] : searchNeedle(index, texts, needle);
  return { needle, needsTexts: hits === null, hits: hits ?? [] };
}

/** The matches of any needle in that order, whatever characters it has; null when only the texts can answer. */
export function searchNeedle(index: SearchIndex, texts: SearchTexts | null, needle: string): readonly SearchHit[] | null {
  const folded = foldCase(needle);
  const flags = matchNeedle(index, texts, folded);
  return flags && scoreHits(index, flags, folded);
}

/** The matches of a folded needle in final order: highest score first, ties by document number (S4). */
function scoreHits({ fields, boosts }: SearchIndex, matches: MatchFlags, folded: string): SearchHit[] {
  const hits: SearchHit[] = [];
  for (let doc = 0; doc < matches.length; doc += 1) {
    const flags = matches[doc] ?? 0;
    if (flags === 0) continue;
    const isTitle = (flags & FLAG.title) !== 0 && fields.title(doc) === folded;
    hits.push({ doc, score: scoreOf(flags) + (isTitle ? SCORES.titleEquals : 0) + (boosts[doc] ?? 0) });
  }
  return sortHits(hits);
}

/** The score of a document's flags, without the bonus for a title that equals the needle. */
export function scoreOf(flags: number): number {
  const count = flags & FLAG.count;
  return ((flags & FLAG.title) === 0 ? 0 : SCORES.titleContains) + (count === 0 ? 0 : SCORES.bodyContains + count);
}

/** Stable, by descending score; scores are -BOOST_LIMIT or more. A counting sort: few distinct scores, possibly many hits. */
export function sortHits(hits: readonly SearchHit[]): SearchHit[] {
  const next: number[] = [];
  for (const { score } of hits) next[score + BOOST_LIMIT] = (next[score + BOOST_LIMIT] ?? 0) + 1;
  let start = 0;
  for (let score = next.length - 1; score >= 0; score -= 1) {
    const count = next[score] ?? 0;
    next[score] = start;
    start += count;
  }
  const sorted = [...hits];
  for (const hit of hits) {
    const at = next[hit.score + BOOST_LIMIT] ?? 0;
    sorted[at] = hit;
    next[hit.score + BOOST_LIMIT] = at + 1;
  }
  return sorted;
}
