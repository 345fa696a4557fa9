import type { AppThunk } from '../store/hooks';
import { loadIndex, loadTexts, preloadIndex } from './searchLoading';
import { indexFailed, selectIndexState, selectIsInWorker, selectTextsState, workerFailed } from './searchSlice';

/*
 * The engine and all that answers a search are a chunk of their own, which no page needs to be read.
 */
const loadEngine = () => import(/* webpackChunkName: "search" */ './engine');
const loadWorkerClient = () => import(/* webpackChunkName: "search" */ './searchWorkerClient');

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
    // The texts are ten times the index, and most answers need only that: it has the line to itself.
    const filesLoaded = dispatch(loadIndex()).then(() => dispatch(loadTexts()));
    const [engine] = await Promise.all([loadEngine(), filesLoaded]);
    const { data } = selectIndexState(getState());
    if (data === null) return;
    const index = engine.decodedIndex(data);
    if (index) engine.warmUp(index, selectTextsState(getState()).data);
    else dispatch(indexFailed());
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
