import { SCORES } from './limits';
import type { SearchHit } from './outcome';
import { MARK, type SearchIndex } from './SearchIndex';

/** By document number, its marks for one needle (SearchIndex.ts); 0 is no match. */
export type Tally = Uint8Array;

/** The matches of a folded needle in final order: highest score first, ties by document number (S4). */
export function scoreHits(index: SearchIndex, tally: Tally, folded: string): SearchHit[] {
  const hits: SearchHit[] = [];
  tally.forEach((marks, doc) => {
    if (marks === 0) return;
    const isTitle = (marks & MARK.title) !== 0 && index.folded.title(doc) === folded;
    hits.push({ doc, score: scoreOf(marks) + (isTitle ? SCORES.titleEquals : 0) });
  });
  return sortHits(hits);
}

/** The score of a document's marks, but for what a title that equals the needle adds. */
export function scoreOf(marks: number): number {
  const count = marks & MARK.count;
  return ((marks & MARK.title) === 0 ? 0 : SCORES.titleContains) + (count === 0 ? 0 : SCORES.bodyContains + count);
}

/** Stable, by falling score: one bucket a score, for there are few scores and can be many hits. */
export function sortHits(hits: readonly SearchHit[]): SearchHit[] {
  const ofScore: SearchHit[][] = [];
  for (const hit of hits) (ofScore[hit.score] ??= []).push(hit);
  return ofScore.reverse().flat();
}
