import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../navigation/navigationSlice';
import { RESULT_ROWS } from './limits';
import { loadIndex, loadTexts } from './searchLoading';
import { addressedQuery, isSearchPath } from './searchPath';
import type { LoadedIndex, Pending, SearchState, WorkerAnswer } from './searchState';

const IDLE: Pending = { status: 'idle' };
const LOADING: Pending = { status: 'loading' };
const FAILED: Pending = { status: 'failed' };

const initialState: SearchState = { query: '', shownRows: RESULT_ROWS, data: IDLE, worker: null };

/** Which box a query was typed into, if it matters: the bar's has a list under it to update. */
interface QueryMeta {
  readonly box: 'bar' | undefined;
}

/** The state with other texts; without an index there are none. */
function withTexts(state: SearchState, texts: LoadedIndex['texts']): SearchState {
  return state.data.status === 'ready' ? { ...state, data: { ...state.data, texts } } : state;
}

/** The answer to the current query, whose rows are being read. */
const keptAnswer = ({ query, worker }: SearchState) => (worker?.query === query.trim() ? worker : null);

export const searchSlice = createSlice({
  name: 'search',
  // The index is never mutated, so drafts and deep types would only cost time.
  initialState: initialState as SearchState,
  reducers: {
    // Dispatched on every key: mutates the draft, because spreading would create drafts of everything in the state.
    queryChanged: {
      reducer: (state, { payload: query }: PayloadAction<string, string, QueryMeta>) => {
        state.query = query;
        state.shownRows = RESULT_ROWS;
      },
      prepare: (query: string, box?: QueryMeta['box']) => ({ payload: query, meta: { box } }),
    },
    moreRowsRequested: (state) => {
      state.shownRows += RESULT_ROWS;
    },
    /** The decoder has refused the index: not an index, damaged, or of another version. */
    indexRefused: (state) => ({ ...state, data: FAILED }),
    workerChosen: (state) => ({ ...state, worker: IDLE }),
    workerAsked: (state) => (state.worker ? { ...state, worker: { ...keptAnswer(state), ...LOADING } } : state),
    workerAnswered: (state, { payload }: PayloadAction<WorkerAnswer>) => ({ ...state, worker: { status: 'ready', ...payload } }),
    // Only those who have asked for more rows have some to keep.
    workerFailed: (state) => ({ ...state, worker: { ...(state.shownRows > RESULT_ROWS && keptAnswer(state)), ...FAILED } }),
  },
  extraReducers: (builder) => {
    // Arriving at a shared `/search?q=` address sets the query; our own updates of the address don't.
    builder.addCase(locationChanged, (state, { payload: { location, kind } }) => {
      if (!isSearchPath(location.pathname) || kind === 'REPLACE') return state;
      const query = new URLSearchParams(location.search).get('q') ?? '';
      return query === addressedQuery(state.query) ? state : { ...state, query, shownRows: RESULT_ROWS };
    });
    builder.addCase(loadIndex.pending, (state) => ({ ...state, data: LOADING }));
    builder.addCase(loadIndex.fulfilled, (state, { payload }) => ({ ...state, data: { status: 'ready', ...payload, texts: IDLE } }));
    builder.addCase(loadIndex.rejected, (state) => ({ ...state, data: FAILED }));
    builder.addCase(loadTexts.pending, (state) => withTexts(state, LOADING));
    builder.addCase(loadTexts.fulfilled, (state, { payload: { index, texts } }) => {
      const data = index ? { status: 'ready' as const, ...index } : state.data;
      if (data.status !== 'ready' || data.build !== texts.build) return withTexts(state, FAILED);
      return { ...state, data: { ...data, texts: { status: 'ready', texts: texts.texts, parts: texts.parts } } };
    });
    builder.addCase(loadTexts.rejected, (state) => withTexts(state, FAILED));
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectShownRows: (state) => state.shownRows,
    selectSearchData: (state) => state.data,
    selectIsInWorker: (state) => state.worker !== null,
    selectWorkerState: (state) => state.worker,
  },
});

export const { queryChanged, moreRowsRequested, indexRefused, workerChosen, workerAsked, workerAnswered, workerFailed } = searchSlice.actions;
export const { selectQuery, selectShownRows, selectSearchData, selectIsInWorker, selectWorkerState } = searchSlice.selectors;
