import type { AppThunk } from '../store/hooks';
import { ensureIndex, ensureTexts, preloadIndex } from './searchLoading';
import { indexRefused, selectIsInWorker, selectSearchData, workerFailed } from './searchSlice';

/*
 * The engine and all that answers a search are a chunk of their own, which no page needs to be read.
 */
const loadEngine = () => import(/* webpackChunkName: "search" */ './engine');
/** Only where a worker searches. */
const loadWorkerClient = () => import(/* webpackChunkName: "ask-worker" */ './searchWorkerClient');

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Fetches the index, or its first part, when the browser is idle (S6). Of a very large site it is megabytes, so there it waits for `prepareSearch`. */
export function preloadSearch(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectIsInWorker(getState())) await dispatch(preloadIndex());
  };
}

/** Fetches all that a search needs, unless it is here or on its way; what has failed is tried again. */
export function prepareSearch(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectIsInWorker(getState())) return dispatch(prepareWorker());
    const [engine] = await Promise.all([loadEngine(), dispatch(ensureIndex())]);
    // Before the texts are waited for: without an index they are of no use.
    if (dispatch(hasUsableIndex(engine))) await dispatch(ensureTexts());
    const data = selectSearchData(getState());
    const index = data.status === 'ready' && engine.decodedIndex(data.index).index;
    if (index) engine.warmUp(index, data.texts.status === 'ready' ? data.texts.texts : null);
  };
}

/** Whether there is an index that can be searched. One that can't be has failed, like one that could not be fetched. */
function hasUsableIndex(engine: Engine): AppThunk<boolean> {
  return (dispatch, getState) => {
    const data = selectSearchData(getState());
    if (data.status !== 'ready') return false;
    const decoded = engine.decodedIndex(data.index);
    if (decoded.index) return true;
    console.warn(decoded.problem);
    dispatch(indexRefused());
    return false;
  };
}

function prepareWorker(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { askWorker } = await loadWorkerClient();
      dispatch(askWorker());
    } catch (error) {
      console.warn(error);
      dispatch(workerFailed());
    }
  };
}
