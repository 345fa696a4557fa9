import { newerBuild } from '../../platform/fetchPageFile';
import { readBoot } from '../../platform/readBoot';
import { loadDocument, mayLoad } from '../../platform/reload';
import { withBase } from '../../platform/site';
import { selectLocation } from '../navigation/navigationSlice';
import type { AppThunk } from '../store/hooks';
import { prepareSearch } from './prepareSearch';
import { searchPath } from './searchPath';
import { selectQuery, selectSearchData, selectWorkerState } from './searchSlice';

/**
 * Fetches the data of the search again. Where that is in vain because the site has been updated since this document was loaded (its scripts are
 * gone, or the index has another format), the search page is loaded as a document, once: its address has the query.
 */
export function searchAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { pathname } = selectLocation(getState());
    try {
      await dispatch(prepareSearch());
      if (dispatch(isReady())) return;
    } catch (error) {
      console.warn(error);
    }
    const build = await newerBuild();
    if (build === null || selectLocation(getState()).pathname !== pathname || !mayLoad(build, readBoot(document).build)) return;
    loadDocument(withBase(searchPath(selectQuery(getState()))));
  };
}

/** A worker that has yet to answer isn't: it may be of a script that is gone. */
function isReady(): AppThunk<boolean> {
  return (_dispatch, getState) => {
    const data = selectSearchData(getState());
    return (selectWorkerState(getState()) ?? (data.status === 'ready' ? data.texts : data)).status === 'ready';
  };
}
