import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import {
  decodeIndex,
  excerptOf,
  sanitizeQuery,
  search,
  toSearchResult,
  type SearchHit,
  type SearchIndex,
  type SearchResult,
  type SearchTexts,
} from '../../core/search';
import type { RootState } from '../store/rootReducer';
import { selectIndexState, selectQuery, selectShownRows, selectTextsState } from './searchSlice';

/** Going back through the letters of a query computes nothing; more than this is no longer the same thought. */
const RECENT_QUERIES = 32;

const EMPTY_RESULTS: readonly SearchResult[] = Object.freeze([]);
const bounded = { memoize: lruMemoize, memoizeOptions: { maxSize: RECENT_QUERIES } } as const;

/** S1: the query as it is searched for. */
export const selectNeedle = (state: RootState): string => sanitizeQuery(selectQuery(state));

const selectDecodedIndex = createSelector([selectIndexState], (index) => (index.data ? decodeIndex(index.data) : null));

/** The texts, if they are of the same build as the index: those of another would give wrong answers. */
const selectTexts = (state: RootState): SearchTexts | null => (state.search.indexBuild === state.search.textsBuild ? selectTextsState(state).data : null);

/** What rows are made from. */
interface Library {
  readonly index: SearchIndex | null;
  readonly texts: SearchTexts | null;
}

const selectLibrary = createSelector([selectDecodedIndex, selectTexts], (index, texts): Library => ({ index, texts }));

/** The scored hits (S3, S4); null while there is no index. */
export const selectOutcome = createSelector(
  [selectDecodedIndex, selectTexts, selectNeedle],
  (index, texts, needle) => (index ? search(index, texts, needle) : null),
  bounded,
);

export type SearchStatus = 'blank' | 'searching' | 'failed' | 'none' | 'found';

/** Which of its messages the search page shows (S2). */
export function selectSearchStatus(state: RootState): SearchStatus {
  if (selectNeedle(state) === '') return 'blank';
  const { status } = selectIndexState(state);
  const outcome = selectOutcome(state);
  if (!outcome) return status === 'failed' ? 'failed' : 'searching';
  if (outcome.needsTexts) return selectTextsState(state).status === 'failed' ? 'failed' : 'searching';
  return outcome.hits.length > 0 ? 'found' : 'none';
}

/** S4, S5: the rows to show, with excerpts. */
export const selectResults = createSelector(
  [selectLibrary, selectOutcome, selectShownRows],
  (library, outcome, shownRows) => (outcome ? rows(library, outcome.needle, outcome.hits.slice(0, shownRows)) : EMPTY_RESULTS),
  bounded,
);

/** The help after an empty exact result: what it was shown for, and the rows. */
export const selectCloseResults = createSelector(
  [selectLibrary, selectOutcome, selectShownRows],
  (library, outcome, shownRows) => {
    if (!outcome?.close) return null;
    const { kind, shownFor, hits } = outcome.close;
    return { kind, shownFor, results: rows(library, shownFor, hits.slice(0, shownRows)) };
  },
  bounded,
);

export const selectHitCount = (state: RootState): number => selectOutcome(state)?.hits.length ?? 0;

function rows({ index, texts }: Library, needle: string, hits: readonly SearchHit[]): readonly SearchResult[] {
  if (!index || hits.length === 0) return EMPTY_RESULTS;
  return hits.flatMap((hit) => {
    const record = index.documents[hit.doc];
    if (!record) return [];
    const needsText = record.type === 'wiki' || record.type === 'blog';
    const body = needsText ? texts?.[hit.doc] : record.description;
    // Until the texts are here a row shows its description, whole.
    const excerpt = body === undefined ? { text: record.description, match: null } : excerptOf(body, needle);
    return [toSearchResult(record, hit, excerpt)];
  });
}
