import type { NeedleRun } from './runs';
import { DOC_SHIFT, MARK, type SearchIndex } from './SearchIndex';

/** The documents that may match, in rising order. */
export interface Candidates {
  /** With every run in some field. */
  readonly anywhere: readonly number[];
  /** With every run in the body. */
  readonly inBody: readonly number[];
}

/** The documents where every run of a needle fits in some term; all documents when the needle has no run. */
export function narrowByRuns(index: SearchIndex, runs: readonly NeedleRun[]): Candidates {
  const anywhere = new Uint8Array(index.documents.length);
  const inBody = new Uint8Array(index.documents.length);
  rarestFirst(index, runs).forEach((terms, earlier) => {
    eachPosting(index, terms, (doc, marks) => {
      if (anywhere[doc] === earlier) anywhere[doc] = earlier + 1;
      if (inBody[doc] === earlier && (marks & MARK.count) !== 0) inBody[doc] = earlier + 1;
    });
  });
  return { anywhere: placesOf(anywhere, runs.length), inBody: placesOf(inBody, runs.length) };
}

/** The terms of each run, those with the fewest postings first: most documents then drop out at once. */
function rarestFirst({ dictionary, offsets }: SearchIndex, runs: readonly NeedleRun[]): Uint32Array[] {
  const size = (terms: Uint32Array) => terms.reduce((sum, term) => sum + (offsets[term + 1] ?? 0) - (offsets[term] ?? 0), 0);
  return runs
    .map((run) => dictionary.find(run))
    .map((terms) => ({ terms, postings: size(terms) }))
    .sort((a, b) => a.postings - b.postings)
    .map(({ terms }) => terms);
}

function eachPosting(index: SearchIndex, terms: Uint32Array, visit: (doc: number, marks: number) => void): void {
  for (const term of terms) {
    const end = index.offsets[term + 1] ?? 0;
    for (let place = index.offsets[term] ?? 0; place < end; place += 1) {
      const posting = index.postings[place] ?? 0;
      visit(posting >>> DOC_SHIFT, posting);
    }
  }
}

function placesOf(values: Uint8Array, wanted: number): number[] {
  const places: number[] = [];
  values.forEach((value, place) => {
    if (value === wanted) places.push(place);
  });
  return places;
}
