import { LINKED_GUIDES, QUICK_RESULTS, SUGGESTED_TAGS } from '../../core/limits';
import type { DocumentRecord, ResultType, SearchResult } from '../../core/search';
import { selectHelp, selectIndexDocuments, selectResults, selectSearchMessage, selectSearchStatus, selectTypedResults } from '../search/searchSelectors';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';

export interface ResultGroup {
  readonly type: ResultType;
  readonly results: readonly SearchResult[];
}

/** The rows of the list: as-typed and exact matches, or else the close ones. */
const selectQuickRows = createAppSelector([selectTypedResults, selectResults, selectHelp], (typed, results, help): readonly SearchResult[] => {
  const exact = [...typed, ...results];
  return (exact.length > 0 ? exact : (help?.results ?? [])).slice(0, QUICK_RESULTS);
});

/** The rows by collection; the group of the best result comes first, and within a group the order of S4 stays. */
export const selectQuickGroups = createAppSelector([selectQuickRows], (rows): readonly ResultGroup[] => {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types.map((type) => ({ type, results: rows.filter((row) => row.type === type) }));
});

/** The guides that most pages link to; ties keep the order of the wiki. */
export const selectMostLinked = createAppSelector([selectIndexDocuments], (documents): readonly DocumentRecord[] =>
  documents
    .filter(({ type, linked }) => type === 'wiki' && linked)
    .sort((a, b) => (b.linked ?? 0) - (a.linked ?? 0))
    .slice(0, LINKED_GUIDES),
);

/** The suggestions of the empty search page: the most common tags. */
export const selectPopularTags = createAppSelector([selectIndexDocuments], (documents): readonly string[] => {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUGGESTED_TAGS)
    .map(([tag]) => tag);
});

/** The announcement for screen readers when results change. An empty box needs none, and `HelpNote` has its own. */
export function selectQuickMessage(state: RootState): string {
  const status = selectSearchStatus(state);
  const hasOwnWords = status === 'blank' || (status === 'none' && selectHelp(state) !== null);
  return hasOwnWords ? '' : selectSearchMessage(state);
}
