import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer, SearchIndexJson, SearchTexts, TextParts } from '../../core/search';
import { locationChanged } from '../navigation/navigationSlice';
import { RESULT_ROWS } from './limits';
import { isSearchPath } from './searchPath';

/** Data that comes over the network, and how far it has come. */
export type Loadable<T> = { readonly status: 'idle' | 'loading' | 'failed'; readonly data: null } | { readonly status: 'ready'; readonly data: T };

/** What a question to the worker was, and what it answered. */
export interface WorkerAnswer {
  readonly query: string;
  readonly answer: SearchAnswer;
}

export interface SearchState {
  /** As typed; selectors sanitise it (S1). */
  readonly query: string;
  /** How many result rows are shown. */
  readonly shownRows: number;
  readonly index: Loadable<SearchIndexJson>;
  readonly texts: Loadable<SearchTexts>;
  /** Where in each text its headings and its code are; comes with the texts. */
  readonly textParts: TextParts | null;
  /** The builds that index and texts came from; they are used together only when it is the same. */
  readonly indexBuild: string | null;
  readonly textsBuild: string | null;
  /** Whether the site is so large that a worker holds the index and the texts; then those above stay idle. */
  readonly isInWorker: boolean;
  /** The worker's last answer. */
  readonly worker: Loadable<WorkerAnswer>;
}

const IDLE = { status: 'idle', data: null } as const;
const LOADING = { status: 'loading', data: null } as const;
const FAILED = { status: 'failed', data: null } as const;

const initialState: SearchState = {
  query: '',
  shownRows: RESULT_ROWS,
  index: IDLE,
  texts: IDLE,
  textParts: null,
  indexBuild: null,
  textsBuild: null,
  isInWorker: false,
  worker: IDLE,
};

/** Which box a query was typed into, if it matters: the bar's has a list under it, which follows. */
interface QueryMeta {
  readonly box: 'bar' | undefined;
}

interface TextsPayload {
  readonly build: string;
  readonly texts: SearchTexts;
  readonly parts: TextParts;
}

export const searchSlice = createSlice({
  name: 'search',
  // The index is data that nothing ever changes, so drafts and deep types would only cost time.
  initialState: initialState as SearchState,
  reducers: {
    // At every key: written into the draft, because to spread it would make a draft of all that the state holds.
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
    indexRequested: (state) => ({ ...state, index: LOADING }),
    indexLoaded: (state, { payload }: PayloadAction<{ build: string; index: SearchIndexJson }>) => ({
      ...state,
      indexBuild: payload.build,
      index: { status: 'ready', data: payload.index },
    }),
    indexFailed: (state) => ({ ...state, index: FAILED }),
    textsRequested: (state) => ({ ...state, texts: LOADING }),
    textsLoaded: (state, { payload }: PayloadAction<TextsPayload>) => ({
      ...state,
      textsBuild: payload.build,
      texts: { status: 'ready', data: payload.texts },
      textParts: payload.parts,
    }),
    textsFailed: (state) => ({ ...state, texts: FAILED }),
    workerChosen: (state) => ({ ...state, isInWorker: true }),
    workerAsked: (state) => (state.worker.status === 'ready' ? state : { ...state, worker: LOADING }),
    workerAnswered: (state, { payload }: PayloadAction<WorkerAnswer>) => ({ ...state, worker: { status: 'ready', data: payload } }),
    workerFailed: (state) => ({ ...state, worker: FAILED }),
  },
  extraReducers: (builder) => {
    // Arriving at a shared `/search?q=` address asks its question; our own rewriting of the address doesn't.
    builder.addCase(locationChanged, (state, { payload: { location, kind } }) => {
      if (!isSearchPath(location.pathname) || kind === 'REPLACE') return state;
      const query = new URLSearchParams(location.search).get('q') ?? '';
      return query === state.query.trim() ? state : { ...state, query, shownRows: RESULT_ROWS };
    });
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectIndexState: (state) => state.index,
    selectTextsState: (state) => state.texts,
    selectShownRows: (state) => state.shownRows,
    selectIsInWorker: (state) => state.isInWorker,
    selectWorkerState: (state) => state.worker,
  },
});

export const { queryChanged, moreRowsRequested, indexRequested, indexLoaded, indexFailed, textsRequested, textsLoaded, textsFailed } = searchSlice.actions;
export const { workerChosen, workerAsked, workerAnswered, workerFailed } = searchSlice.actions;
export const { selectQuery, selectIndexState, selectTextsState, selectShownRows, selectIsInWorker, selectWorkerState } = searchSlice.selectors;
