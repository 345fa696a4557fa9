import { Dictionary } from './Dictionary';
import { FoldedBodies } from './FoldedBodies';
import { FoldedFields } from './FoldedFields';
import { readFrontCoded } from './frontCoding';
import { parseIndexJson } from './parseIndexJson';
import { readOffsets, readPostings } from './readPostings';
import { SearchIndexError } from './SearchIndexError';
import type { SearchIndex } from './SearchIndex';

/**
 * The index in memory, from the parsed JSON of a fetched index file.
 * @throws SearchIndexError, which says what is wrong and what to do, when it isn't an index, is damaged or truncated,
 *   or is of another version
 */
export function decodeIndex(json: unknown): SearchIndex {
  const { documents, terms: coded, ...parts } = parseIndexJson(json);
  const terms = readFrontCoded(coded);
  if (!terms) throw new SearchIndexError('damaged', 'it is damaged: its terms are not in order');
  const offsets = readOffsets(parts.frequencies, terms.starts.length - 1);
  return {
    documents,
    boosts: Int8Array.from(documents, ({ boost }) => boost ?? 0),
    dictionary: new Dictionary(terms),
    offsets,
    postings: readPostings(parts, { offsets, documentCount: documents.length }),
    fields: new FoldedFields(documents),
    bodies: new FoldedBodies(),
  };
}
