import { loadIndex, loadTexts } from '../features/search/searchLoading';
import type { RootState } from '../features/store/rootReducer';

const summaries = new WeakMap<object, string>();

/** What DevTools shows instead of the search data, so that it stays fast. Computed once per payload. */
function summaryOf(data: object): string {
  const summary = summaries.get(data) ?? `‹${Math.round(JSON.stringify(data).length / 1024)} KiB of search data›`;
  summaries.set(data, summary);
  return summary;
}

function summarizeData(data: RootState['search']['data']): unknown {
  if (data.status !== 'ready') return data;
  const { texts } = data;
  return { ...data, index: summaryOf(data.index), texts: texts.status === 'ready' ? { status: texts.status, texts: summaryOf(texts.texts) } : texts };
}

/** Settings of Redux DevTools; the store itself keeps everything. */
export const devTools = {
  name: 'ops-notebook',
  stateSanitizer: <S>(state: S): S => {
    const { search } = state as RootState;
    return { ...state, search: { ...search, data: summarizeData(search.data) } };
  },
  actionSanitizer: <A extends { type: string }>(action: A): A =>
    loadIndex.fulfilled.match(action) || loadTexts.fulfilled.match(action) ? { ...action, payload: summaryOf(action.payload) } : action,
};
