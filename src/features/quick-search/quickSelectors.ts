import { QUICK_RESULTS } from '../../core/limits';
import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { suggestionsOf, type Suggestions } from '../../core/search/suggestions';
import {
  selectAnswer,
  selectFurther,
  selectHelp,
  selectIndexDocuments,
  selectResults,
  selectSearchMessage,
  selectSearchStatus,
  selectTypedResults,
} from '../search/searchSelectors';
import { selectWorkerState } from '../search/searchSlice';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';

interface ResultGroup {
  readonly id: string;
  readonly title: string;
  readonly results: readonly SearchResult[];
}

/** The rows of the list: as-typed and exact matches, or else the close ones. */
const selectQuickRows = createAppSelector([selectTypedResults, selectResults, selectHelp], (typed, results, help): readonly SearchResult[] => {
  const exact = [...typed, ...results];
  return (exact.length > 0 ? exact : (help?.results ?? [])).slice(0, QUICK_RESULTS);
});

/** The rows by collection; the group of the best result comes first, and within a group the order of S4 stays. Further pages follow. */
export const selectQuickGroups = createAppSelector([selectQuickRows, selectFurther], (rows, further): readonly ResultGroup[] => {
  const types = [...new Set(rows.map(({ type }) => type))];
  const groups = types.map((type): ResultGroup => ({ id: type, title: RESULT_TYPE_LABELS[type], results: rows.filter((row) => row.type === type) }));
  const more = further?.results.slice(0, QUICK_RESULTS - rows.length) ?? [];
  return more.length === 0 ? groups : [...groups, { id: 'further', title: 'These words close together', results: more }];
});

/** What an empty box offers from the collection, according to the page's index or the worker. */
export const selectSuggestions = createAppSelector([selectIndexDocuments, selectWorkerState], (documents, worker): Suggestions =>
  worker?.status === 'ready' && worker.suggestions ? worker.suggestions : suggestionsOf(documents),
);

/** The announcement for screen readers when results change. An empty box needs none, and `HelpNote` has its own. */
export function selectQuickMessage(state: RootState): string {
  const status = selectSearchStatus(state);
  const hasOwnWords = status === 'blank' || (status === 'none' && selectHelp(state) !== null);
  return hasOwnWords ? '' : selectSearchMessage(state);
}

/** Whether there is nothing to list, not even a close match, and no filter is to blame. */
export function selectIsNothingNear(state: RootState): boolean {
  return selectSearchStatus(state) === 'none' && selectHelp(state) === null && !selectAnswer(state)?.filteredOut;
}
