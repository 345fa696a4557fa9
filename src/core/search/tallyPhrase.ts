import { countOccurrences } from './countOccurrences';
import { narrowByRuns } from './narrowByRuns';
import { needleRuns } from './runs';
import type { Tally } from './scoreHits';
import { MARK, type SearchIndex } from './SearchIndex';
import type { SearchTexts } from './types';

/**
 * The marks of every document for a needle with something else than letters and digits in it, such as
 * `/etc/ssh/sshd_config` or `apt update`: its runs narrow the documents down, then the fields themselves are read.
 * Null when a body must be read and there are no texts.
 */
export function tallyPhrase(index: SearchIndex, texts: SearchTexts | null, folded: string): Tally | null {
  const { anywhere, inBody } = narrowByRuns(index, needleRuns(folded));
  if (texts === null && inBody.length > 0) return null;
  const tally = new Uint8Array(index.documents.length);
  for (const doc of anywhere) tally[doc] = marksOfFields(index, doc, folded);
  for (const doc of texts === null ? [] : inBody) {
    tally[doc] = (tally[doc] ?? 0) | countOccurrences(index.folded.body(doc, texts ?? []), folded);
  }
  return tally;
}

function marksOfFields({ folded: fields }: SearchIndex, doc: number, folded: string): number {
  const inTitle = fields.title(doc).includes(folded);
  const inExtra = fields.extras(doc).some((field) => field.includes(folded));
  return (inTitle ? MARK.title : 0) | (inExtra ? MARK.extra : 0);
}
