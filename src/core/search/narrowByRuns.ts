import type { NeedleRun } from './runs';
import { DOC_SHIFT, MARK, type SearchIndex } from './SearchIndex';

/** The documents, in rising order, that may match: with every run in some field, with every run in the body. */
export interface Candidates {
  readonly anywhere: readonly number[];
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

/** The terms that each run fits in, those with the fewest postings first: most documents then drop out at once. */
function rarestFirst(index: SearchIndex, runs: readonly NeedleRun[]): (readonly number[])[] {
  return runs
    .map((run) => {
      const terms: number[] = [];
      let postings = 0;
      index.dictionary.visit(run, (term) => {
        terms.push(term);
        postings += (index.offsets[term + 1] ?? 0) - (index.offsets[term] ?? 0);
      });
      return { terms, postings };
    })
    .sort((a, b) => a.postings - b.postings)
    .map(({ terms }) => terms);
}

function eachPosting(index: SearchIndex, terms: readonly number[], visit: (doc: number, marks: number) => void): void {
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
