import { counted } from '../../core/counted';
import { sanitizeQuery, type DocumentRecord, type SearchResult } from '../../core/search';
import { findAnswer, isBlank, parseQuery, showAnswer, type SearchAnswer, type SearchLibrary } from '../../core/search/advanced';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';
import { decodedIndex } from './decodedIndex';
import { RECENT_QUERIES } from './limits';
import { selectIsInWorker, selectQuery, selectSearchData, selectShownRows, selectWorkerState } from './searchSlice';

const EMPTY_RESULTS: readonly SearchResult[] = Object.freeze([]);
const EMPTY_DOCUMENTS: readonly DocumentRecord[] = Object.freeze([]);
const perQuery = { memoizeOptions: { maxSize: RECENT_QUERIES } };

/** The trimmed query. */
const selectQuestion = (state: RootState): string => selectQuery(state).trim();

/** The query and its filters, parsed once per query. */
export const selectParsedQuery = createAppSelector([selectQuestion], parseQuery, perQuery);

/** S1: the sanitised text of the query, without filters. */
export const selectNeedle = (state: RootState): string => sanitizeQuery(selectParsedQuery(state).text);

/** The data that answers are computed from; null without a usable index. */
const selectLibrary = createAppSelector([selectSearchData], (data): SearchLibrary | null => {
  if (data.status !== 'ready') return null;
  const { index } = decodedIndex(data.index);
  const { texts = null, parts = null } = data.texts.status === 'ready' ? data.texts : {};
  return index && { index, texts, parts };
});

/** The scored hits (S3, S4) of the page's own engine; null while there is no index. */
export const selectFinding = createAppSelector([selectLibrary, selectParsedQuery], (library, query) => library && findAnswer(library, query), perQuery);

/** Whether texts are still to come. */
function selectAwaitsTexts(state: RootState): boolean {
  const data = selectSearchData(state);
  return data.status === 'ready' && (data.texts.status === 'idle' || data.texts.status === 'loading');
}

/** What was found; where no match is exact, null until the texts are there, which decide on close ones. */
const selectFinal = createAppSelector(
  [selectFinding, selectAwaitsTexts],
  (finding, awaitsTexts) => (awaitsTexts && finding?.count === 0 ? null : finding),
  perQuery,
);

/** The rows to show, with excerpts (S5), by the page's own engine. */
export const selectOwnAnswer = createAppSelector(
  [selectLibrary, selectFinal, selectShownRows],
  (library, finding, shownRows) => library && finding && showAnswer(library, finding, shownRows),
  perQuery,
);

/**
 * The answer to the query. The page's own engine computes it synchronously, a worker a moment later: until then the
 * worker's last rows stay, so that they don't flicker, but not an empty answer, which would be premature.
 */
export function selectAnswer(state: RootState): SearchAnswer | null {
  if (!selectIsInWorker(state)) return selectOwnAnswer(state);
  const last = selectWorkerState(state);
  return last?.answer && (last.query === selectQuestion(state) || last.answer.count > 0) ? last.answer : null;
}

type SearchStatus = 'blank' | 'searching' | 'failed' | 'none' | 'found';

/** Which message the search shows (S2). */
export function selectSearchStatus(state: RootState): SearchStatus {
  if (isBlank(selectParsedQuery(state))) return 'blank';
  const answer = selectAnswer(state);
  if (!answer || answer.needsTexts) return selectHasFailed(state) ? 'failed' : 'searching';
  return answer.count > 0 ? 'found' : 'none';
}

/** Whether data that the answer needs failed to load. */
function selectHasFailed(state: RootState): boolean {
  const data = selectSearchData(state);
  const { status } = selectWorkerState(state) ?? (data.status === 'ready' ? data.texts : data);
  return status === 'failed';
}

const NO_TEXTS = ': the texts could not be loaded.';

/** The text of the status message. */
export function selectSearchMessage(state: RootState): string {
  // A guide that is kept offline has the index, without the texts.
  const lacksTexts = selectSearchData(state).status === 'ready' && selectHasFailed(state);
  switch (selectSearchStatus(state)) {
    case 'blank':
      return 'Enter a search term to begin';
    case 'searching':
      return 'Searching...';
    case 'failed':
      return lacksTexts ? `Only single plain words can be searched${NO_TEXTS}` : 'The search could not be loaded.';
    case 'none':
      return 'No results found';
    case 'found': {
      const { count = 0, needle, typedNeedle }: Partial<SearchAnswer> = selectAnswer(state) ?? {};
      return counted(count, 'result') + (lacksTexts && needle !== typedNeedle ? `, not as typed${NO_TEXTS}` : '');
    }
  }
}

/** S4: the rows to show, with excerpts. */
export const selectResults = (state: RootState): readonly SearchResult[] => selectAnswer(state)?.results ?? EMPTY_RESULTS;

/** Pages that contain the text as typed, where sanitising changed it; listed before the results. */
export const selectTypedResults = (state: RootState): readonly SearchResult[] => selectAnswer(state)?.typed ?? EMPTY_RESULTS;

/** The close matches, with what was searched for instead; null where there are exact ones, or none. */
export function selectHelp(state: RootState): SearchAnswer['help'] {
  return selectFurther(state) ? null : (selectAnswer(state)?.help ?? null);
}

/** Other pages that have the query's words close together, where few have it as it is; null where there are none. */
export function selectFurther(state: RootState): SearchAnswer['help'] {
  const help = selectAnswer(state)?.help;
  return help?.kind === 'further' ? help : null;
}

export const selectHitCount = (state: RootState): number => selectAnswer(state)?.count ?? 0;

/** The document table; empty until the index is loaded, and where a worker has it. */
export function selectIndexDocuments(state: RootState): readonly DocumentRecord[] {
  const data = selectSearchData(state);
  return data.status === 'ready' ? data.index.documents : EMPTY_DOCUMENTS;
}
