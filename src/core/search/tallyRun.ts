import { SCORES } from './limits';
import type { Tally } from './scoreHits';
import { DOC_SHIFT, MARK, type SearchIndex } from './SearchIndex';

/**
 * The marks of every document for a needle that is one run. Such a needle can only match inside a run, so its
 * occurrences in a text are those inside each term that contains it, times that term's occurrences, and the postings
 * of those terms say it all: no text is read. Capping each term's count at 5 doesn't change a sum capped at 5.
 */
export function tallyRun(index: SearchIndex, run: string): Tally {
  const { dictionary, offsets, postings } = index;
  const tally = new Uint8Array(index.documents.length);
  dictionary.visit({ text: run, fit: 'contains' }, (term, times) => {
    const end = offsets[term + 1] ?? 0;
    for (let place = offsets[term] ?? 0; place < end; place += 1) {
      const posting = postings[place] ?? 0;
      const doc = posting >>> DOC_SHIFT;
      tally[doc] = addMarks(tally[doc] ?? 0, posting, times);
    }
  });
  return tally;
}

/** Adds a posting's marks to a document's: counts add up to the cap, the others are united. */
function addMarks(marks: number, posting: number, times: number): number {
  const count = (marks & MARK.count) + times * (posting & MARK.count);
  const where = (marks | posting) & (MARK.title | MARK.extra);
  return where | (count < SCORES.occurrenceCap ? count : SCORES.occurrenceCap);
}
