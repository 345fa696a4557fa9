import type { AppThunk } from '../store/hooks';
import { ensureIndex, ensureTexts, preloadIndex } from './ensureSearchData';
import { indexRefused, selectIsInWorker, selectSearchData, workerFailed } from './searchSlice';

/*
 * The engine and everything that answers a search are a separate chunk, which pages don't need for reading.
 */
const loadEngine = () => import(/* webpackChunkName: "search" */ './engine');
/** Only where a worker searches. */
const loadWorkerClient = () => import(/* webpackChunkName: "ask-worker" */ './searchWorkerClient');

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Fetches the index, or its first part, when the browser is idle (S6). On a very large site it is megabytes, so it waits for `prepareSearch`. */
export function preloadSearch(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectIsInWorker(getState())) await dispatch(preloadIndex());
  };
}

/**
 * Fetches everything that a search needs unless it is loaded or loading; retries what has failed.
 *
 * @param isAsked whether somebody is about to search; if not, the texts, ten times as large as the index, aren't fetched
 */
export function prepareSearch(isAsked = true): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectIsInWorker(getState())) return dispatch(prepareWorker());
    const [engine] = await Promise.all([loadEngine(), dispatch(ensureIndex())]);
    await dispatch(engine.decodeWhenIdle());
    // Checked before waiting for the texts: they are useless without an index.
    if (dispatch(hasUsableIndex(engine)) && isAsked) await dispatch(ensureTexts());
    const data = selectSearchData(getState());
    const index = data.status === 'ready' && engine.decodedIndex(data.index).index;
    if (index) engine.warmUp(index, data.texts.status === 'ready' ? data.texts.texts : null);
  };
}

/** Whether there is a usable index. One that can't be decoded counts as failed, like one that couldn't be fetched. */
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
