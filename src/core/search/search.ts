import { closeMatches } from './closeMatches';
import { foldCase } from './foldCase';
import type { SearchOutcome } from './outcome';
import { needleRuns } from './runs';
import { sanitizeQuery } from './sanitizeQuery';
import { scoreHits, type Tally } from './scoreHits';
import type { SearchIndex } from './SearchIndex';
import { tallyPhrase } from './tallyPhrase';
import { tallyRun } from './tallyRun';
import type { SearchTexts } from './types';

const NOTHING = { needsTexts: false, hits: [], close: null } as const;

/**
 * Everything that a query as typed finds (S1, S3, S4), and close matches when that is nothing. Pure: what it derives
 * and keeps on the index changes no answer.
 *
 * @param texts the bodies as written, by document number; null while they are on their way. One-run queries, and many
 *   others, are answered without.
 */
export function search(index: SearchIndex, texts: SearchTexts | null, query: string): SearchOutcome {
  const needle = sanitizeQuery(query);
  if (needle === '') return { needle, ...NOTHING };
  const folded = foldCase(needle);
  const tally = tallyOf(index, texts, folded);
  if (tally === null) return { needle, ...NOTHING, needsTexts: true };
  const hits = scoreHits(index, tally, folded);
  return { needle, needsTexts: false, hits, close: hits.length > 0 ? null : closeMatches(index, folded) };
}

function tallyOf(index: SearchIndex, texts: SearchTexts | null, folded: string): Tally | null {
  const prepared = texts && index.bodies.prepared(texts)?.tally(folded);
  if (prepared) return prepared;
  const isOneRun = needleRuns(folded)[0]?.fit === 'contains';
  return isOneRun ? tallyRun(index, folded, index.documents.length) : tallyPhrase(index, texts, folded);
}
