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
export function tallyPhrase(index: SearchIndex, texts: SearchTexts | null, needle: string): Tally | null {
  const { anywhere, inBody } = narrowByRuns(index, needleRuns(needle));
  if (texts === null && inBody.length > 0) return null;
  const tally = new Uint8Array(index.documents.length);
  for (const doc of anywhere) tally[doc] = marksOfFields(index, doc, needle);
  if (texts === null) return tally;
  for (const doc of inBody) tally[doc] = (tally[doc] ?? 0) | countOccurrences(index.bodies.get(texts, doc), needle);
  return tally;
}

/** The marks of a document for what a folded needle matches besides the body. */
export function marksOfFields({ fields }: SearchIndex, doc: number, needle: string): number {
  const inTitle = fields.title(doc).includes(needle);
  const inExtra = fields.extras(doc).some((field) => field.includes(needle));
  return (inTitle ? MARK.title : 0) | (inExtra ? MARK.extra : 0);
}
