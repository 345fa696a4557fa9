import { SCORES } from './limits';
import type { Tally } from './scoreHits';
import { DOC_SHIFT, MARK, type TermPostings } from './SearchIndex';

const ALL_MARKS = MARK.count | MARK.title | MARK.extra;
/** `addMarks` of all pairs, by `marks << DOC_SHIFT | more`: a common letter adds up hundreds of thousands of them. */
const SUMS = Uint8Array.from({ length: (ALL_MARKS + 1) << DOC_SHIFT }, (_, pair) => addMarks(pair >>> DOC_SHIFT, pair & ALL_MARKS));

/**
 * The marks of every document for a needle that is one run. Such a needle can only match inside a run, so its
 * occurrences in a text are those inside each term that contains it, times that term's occurrences, and the postings
 * of those terms say it all: no text is read. Gaps are like runs in this. Capping each term's count at 5 doesn't change a sum capped at 5.
 */
export function tallyRun({ dictionary, offsets, postings }: TermPostings, run: string, documentCount: number): Tally {
  const tally = new Uint8Array(documentCount);
  for (const term of dictionary.find({ text: run, fit: 'contains' })) {
    const end = offsets[term + 1] ?? 0;
    for (let place = offsets[term] ?? 0; place < end; place += 1) {
      const posting = postings[place] ?? 0;
      const doc = posting >>> DOC_SHIFT;
      tally[doc] = SUMS[((tally[doc] ?? 0) << DOC_SHIFT) | (posting & ALL_MARKS)] ?? 0;
    }
  }
  return tally;
}

/** Counts add up to the cap, the other marks are united. */
export function addMarks(marks: number, more: number): number {
  const count = (marks & MARK.count) + (more & MARK.count);
  return Math.min(count, SCORES.occurrenceCap) | ((marks | more) & (MARK.title | MARK.extra));
}
