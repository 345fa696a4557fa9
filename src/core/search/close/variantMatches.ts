import type { SearchHit } from '../exact/search';
import { sanitizeQuery, typedNeedle } from '../text/query';
import { foldCase } from '../text/tokens';
import { variantsOf } from '../text/variantsOf';
import type { CloseMatches } from './closeMatches';

/**
 * The documents that hold the text which was meant, when none holds the query as typed or pasted: with two hyphens instead of the
 * phone's dash, or without the prompt before a command. Null when none does.
 *
 * @param find the exact matches of a needle
 */
export function variantMatches(raw: string, find: (needle: string) => readonly SearchHit[]): CloseMatches | null {
  for (const shownFor of new Set(variantsOf(raw).flatMap((variant) => [typedNeedle(variant), sanitizeQuery(variant)]))) {
    const results = shownFor === '' ? [] : find(shownFor);
    if (results.length > 0) return { kind: 'close', shownFor, needles: [foldCase(shownFor)], results };
  }
  return null;
}
