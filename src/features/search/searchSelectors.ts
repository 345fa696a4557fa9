import { sanitizeQuery, type DocumentRecord, type SearchResult, type SearchTexts, type TextParts } from '../../core/search';
import { parseQuery } from '../../core/search/extras';
import { findAnswer, showAnswer, type SearchAnswer, type SearchLibrary } from '../../core/search/extras';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';
import { decodedIndex } from './decodedIndex';
import { RECENT_QUERIES } from './limits';
import { selectIndexState, selectIsInWorker, selectQuery, selectShownRows, selectTextsState, selectWorkerState } from './searchSlice';

const EMPTY_RESULTS: readonly SearchResult[] = Object.freeze([]);
const EMPTY_DOCUMENTS: readonly DocumentRecord[] = Object.freeze([]);
const perQuery = { memoizeOptions: { maxSize: RECENT_QUERIES } };

/** The question as it is asked: what is typed around it makes no difference. */
const selectQuestion = (state: RootState): string => selectQuery(state).trim();

/** The query and its filters, parsed once for each query. */
export const selectParsedQuery = createAppSelector([selectQuestion], parseQuery, perQuery);

/** S1: the text of the query as it is searched for; the filters stand apart. */
export const selectNeedle = (state: RootState): string => sanitizeQuery(selectParsedQuery(state).text);

/** The texts, if they are of the same build as the index: those of another would give wrong answers. */
const selectTexts = (state: RootState): SearchTexts | null => (state.search.indexBuild === state.search.textsBuild ? selectTextsState(state).data : null);

const selectTextParts = (state: RootState): TextParts | null => (selectTexts(state) ? state.search.textParts : null);

/** What answers are made from; null while there is no index, or none that can be used. */
const selectLibrary = createAppSelector(
  [(state: RootState) => selectIndexState(state).data, selectTexts, selectTextParts],
  (json, texts, parts): SearchLibrary | null => {
    const index = json && decodedIndex(json);
    return index && { index, texts, parts };
  },
);

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
  const last = selectWorkerState(state).data;
  return last && (last.query === selectQuestion(state) || last.answer.count > 0) ? last.answer : null;
}

export type SearchStatus = 'blank' | 'searching' | 'failed' | 'none' | 'found';

/** Which of its messages the search shows (S2). */
export function selectSearchStatus(state: RootState): SearchStatus {
  const { types, tags } = selectParsedQuery(state);
  if (selectNeedle(state) === '' && types.length === 0 && tags.length === 0) return 'blank';
  const answer = selectAnswer(state);
  if (!answer) return hasFailed(state, 'index') ? 'failed' : 'searching';
  if (answer.needsTexts) return hasFailed(state, 'texts') ? 'failed' : 'searching';
  return answer.count > 0 ? 'found' : 'none';
}

function hasFailed(state: RootState, what: 'index' | 'texts'): boolean {
  return state.search[selectIsInWorker(state) ? 'worker' : what].status === 'failed';
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
export const selectIndexDocuments = createAppSelector([(state: RootState) => selectIndexState(state).data], (json) => json?.documents ?? EMPTY_DOCUMENTS);
