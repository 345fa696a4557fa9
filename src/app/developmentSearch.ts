import { ensureIndex, ensureTexts } from '../features/search/ensureSearchData';
import { filesOf, loadIndex } from '../features/search/searchLoading';
import { selectSearchData } from '../features/search/searchSlice';
import type { AppThunk } from '../features/store/hooks';

/** Development only: fetches the data of the search again, after an edit. The build's name is the same for all edits, so nothing else would notice. */
export function reloadSearch(): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const hasTexts = () => {
      const data = selectSearchData(getState());
      return data.status === 'ready' && data.texts.status !== 'idle';
    };
    // What is on its way, or was fetched ahead, is of the content before the edit; it would come in between.
    await dispatch(hasTexts() ? ensureTexts() : ensureIndex());
    const isSearched = hasTexts();
    const files = await filesOf(services);
    dispatch(loadIndex.fulfilled(await files.fetchIndex(), 'edit'));
    if (isSearched) await dispatch(ensureTexts());
  };
}
