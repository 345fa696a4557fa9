import { BOOST_LIMIT, SCORES } from './limits';
import type { SearchHit } from './outcome';
import { MARK, type SearchIndex } from './SearchIndex';

/** By document number, its marks for one needle (SearchIndex.ts); 0 is no match. */
export type Tally = Uint8Array;

/** The matches of a folded needle in final order: highest score first, ties by document number (S4). */
export function scoreHits({ fields, boosts }: SearchIndex, tally: Tally, folded: string): SearchHit[] {
  const hits: SearchHit[] = [];
  for (let doc = 0; doc < tally.length; doc += 1) {
    const marks = tally[doc] ?? 0;
    if (marks === 0) continue;
    const isTitle = (marks & MARK.title) !== 0 && fields.title(doc) === folded;
    hits.push({ doc, score: scoreOf(marks) + (isTitle ? SCORES.titleEquals : 0) + (boosts[doc] ?? 0) });
  }
  return sortHits(hits);
}

/** The score of a document's marks, but for what a title that equals the needle adds. */
export function scoreOf(marks: number): number {
  const count = marks & MARK.count;
  return ((marks & MARK.title) === 0 ? 0 : SCORES.titleContains) + (count === 0 ? 0 : SCORES.bodyContains + count);
}

/** Stable, by falling score, from -BOOST_LIMIT up. A counting sort, for there are few scores and can be many hits. */
export function sortHits(hits: readonly SearchHit[]): SearchHit[] {
  const places: number[] = [];
  for (const { score } of hits) places[score + BOOST_LIMIT] = (places[score + BOOST_LIMIT] ?? 0) + 1;
  let place = 0;
  for (let score = places.length - 1; score >= 0; score -= 1) {
    const count = places[score] ?? 0;
    places[score] = place;
    place += count;
  }
  const sorted = [...hits];
  for (const hit of hits) {
    const at = places[hit.score + BOOST_LIMIT] ?? 0;
    sorted[at] = hit;
    places[hit.score + BOOST_LIMIT] = at + 1;
  }
  return sorted;
}
