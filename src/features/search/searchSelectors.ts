import { sanitizeQuery, type DocumentRecord, type SearchResult } from '../../core/search';
import { parseQuery } from '../../core/search/advanced';
import { findAnswer, showAnswer, type SearchAnswer, type SearchLibrary } from '../../core/search/advanced';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';
import { decodedIndex } from './decodedIndex';
import { RECENT_QUERIES } from './limits';
import { selectIsInWorker, selectQuery, selectSearchData, selectShownRows, selectWorkerState } from './searchSlice';

const EMPTY_RESULTS: readonly SearchResult[] = Object.freeze([]);
const EMPTY_DOCUMENTS: readonly DocumentRecord[] = Object.freeze([]);
const perQuery = { memoizeOptions: { maxSize: RECENT_QUERIES } };

/** The question as it is asked: what is typed around it makes no difference. */
const selectQuestion = (state: RootState): string => selectQuery(state).trim();

/** The query and its filters, parsed once for each query. */
export const selectParsedQuery = createAppSelector([selectQuestion], parseQuery, perQuery);

/** S1: the text of the query as it is searched for; the filters stand apart. */
export const selectNeedle = (state: RootState): string => sanitizeQuery(selectParsedQuery(state).text);

/** What answers are made from; null while there is no index, or none that can be used. */
const selectLibrary = createAppSelector([selectSearchData], (data): SearchLibrary | null => {
  if (data.status !== 'ready') return null;
  const { index } = decodedIndex(data.index);
  const { texts = null, parts = null } = data.texts.status === 'ready' ? data.texts : {};
  return index && { index, texts, parts };
});

/** The scored hits (S3, S4) of the page's own engine; null while there is no index. */
export const selectFinding = createAppSelector([selectLibrary, selectParsedQuery], (library, query) => library && findAnswer(library, query), perQuery);

/** The rows to show, with excerpts (S5), by the page's own engine. */
export const selectOwnAnswer = createAppSelector(
  [selectLibrary, selectFinding, selectShownRows],
  (library, finding, shownRows) => library && finding && showAnswer(library, finding, shownRows),
  perQuery,
);

/**
 * What the query finds. The page's own engine says it at once, a worker a moment later: until then its last rows stand,
 * so that they don't blink; that there are none would be said too soon.
 */
export function selectAnswer(state: RootState): SearchAnswer | null {
  if (!selectIsInWorker(state)) return selectOwnAnswer(state);
  const last = selectWorkerState(state);
  return last?.status === 'ready' && (last.query === selectQuestion(state) || last.answer.count > 0) ? last.answer : null;
}

export type SearchStatus = 'blank' | 'searching' | 'failed' | 'none' | 'found';

/** Which of its messages the search shows (S2). */
export function selectSearchStatus(state: RootState): SearchStatus {
  const { types, tags } = selectParsedQuery(state);
  if (selectNeedle(state) === '' && types.length === 0 && tags.length === 0) return 'blank';
  const answer = selectAnswer(state);
  if (!answer || answer.needsTexts) return selectHasFailed(state) ? 'failed' : 'searching';
  return answer.count > 0 ? 'found' : 'none';
}

/** Whether what an answer is waiting for could not be had. */
function selectHasFailed(state: RootState): boolean {
  const data = selectSearchData(state);
  const { status } = selectWorkerState(state) ?? (data.status === 'ready' ? data.texts : data);
  return status === 'failed';
}

/** The same in words. */
export function selectSearchMessage(state: RootState): string {
  switch (selectSearchStatus(state)) {
    case 'blank':
      return 'Enter a search term to begin';
    case 'searching':
      return 'Searching...';
    case 'failed':
      return 'The search could not be loaded.';
    case 'none':
      return 'No results found';
    case 'found': {
      const count = selectHitCount(state);
      return `${count} ${count === 1 ? 'result' : 'results'}`;
    }
  }
}

/** S4: the rows to show, with excerpts. */
export const selectResults = (state: RootState): readonly SearchResult[] => selectAnswer(state)?.results ?? EMPTY_RESULTS;

/** Pages that hold the text as typed, where sanitising changed it; they stand before the results. */
export const selectTypedResults = (state: RootState): readonly SearchResult[] => selectAnswer(state)?.typed ?? EMPTY_RESULTS;

/** The help after an empty exact result: what it was shown for, and the rows. */
export const selectHelp = (state: RootState): SearchAnswer['help'] => selectAnswer(state)?.help ?? null;

export const selectHitCount = (state: RootState): number => selectAnswer(state)?.count ?? 0;

/** The document table; empty until the index is here, and where a worker keeps it. */
export function selectIndexDocuments(state: RootState): readonly DocumentRecord[] {
  const data = selectSearchData(state);
  return data.status === 'ready' ? data.index.documents : EMPTY_DOCUMENTS;
}
