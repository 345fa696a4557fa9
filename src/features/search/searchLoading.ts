import type { AppThunk } from '../store/hooks';
import { fetchHeadEarly, fetchIndexFile, fetchTextsFile } from './searchFiles';
import { indexFailed, indexLoaded, indexRequested, textsFailed, textsLoaded, textsRequested } from './searchSlice';

/** Fetches the index unless it is here or on its way (S6). A failure is a state, with Retry; nothing is thrown. */
export function loadIndex(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isUnderWay(getState().search.index)) return;
    await dispatch(fetchIndex());
  };
}

/**
 * Fetches ahead of any search, when the browser is idle: the whole index, or of a large one its first part, so that a
 * visit without a search moves little for it.
 */
export function preloadIndex(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isUnderWay(getState().search.index)) return;
    const { index } = await fetchHeadEarly();
    if (index.postings !== undefined) await dispatch(loadIndex());
  };
}

/** Fetches the texts, which phrases and excerpts need. Index and texts of two builds never meet: see `selectTexts`. */
export function loadTexts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isUnderWay(getState().search.texts)) return;
    dispatch(textsRequested());
    try {
      dispatch(textsLoaded(await fetchTextsFile()));
      await dispatch(settleBuilds());
    } catch (error) {
      console.warn(error);
      dispatch(textsFailed());
    }
  };
}

function fetchIndex(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(indexRequested());
    try {
      dispatch(indexLoaded(await fetchIndexFile()));
      await dispatch(settleBuilds());
    } catch (error) {
      console.warn(error);
      dispatch(indexFailed());
    }
  };
}

/**
 * A deploy may come between index and texts. Whichever arrives second sees it, and both are fetched once more; when they
 * still differ the texts have failed, and Retry begins anew.
 */
function settleBuilds(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { index, texts, indexBuild, textsBuild } = getState().search;
    if (index.status !== 'ready' || texts.status !== 'ready' || indexBuild === textsBuild) return;
    const [indexFile, textsFile] = await Promise.all([fetchIndexFile(), fetchTextsFile()]);
    dispatch(indexLoaded(indexFile));
    if (indexFile.build === textsFile.build) dispatch(textsLoaded(textsFile));
    else dispatch(textsFailed());
  };
}

function isUnderWay({ status }: { readonly status: string }): boolean {
  return status === 'loading' || status === 'ready';
}
