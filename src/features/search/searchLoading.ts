import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Services } from '../store/services';
import type { SearchFiles, SearchIndexFile, SearchTextsFile } from './searchFiles';
import { isMissing, type SearchState } from './searchState';

/** The code that fetches and checks the files is a small separate chunk: pages start without it, and the engine is in another. */
export async function filesOf(services: Services): Promise<SearchFiles> {
  const { createSearchFiles } = await import(/* webpackChunkName: "search-files" */ './searchFiles');
  return services.of(createSearchFiles);
}

const createSearchThunk = createAsyncThunk.withTypes<{ state: { readonly search: SearchState }; extra: Services }>();

/** Fetches the index unless it is loaded or loading (S6). */
export const loadIndex = createSearchThunk(
  'search/loadIndex',
  (_: void, { extra, signal }): Promise<SearchIndexFile> => reported(async () => (await filesOf(extra)).fetchIndex(signal)),
  { condition: (_, { getState }) => isMissing(getState().search.data) },
);

/** The texts; with a new index if they are from another build than the loaded one. */
interface TextsPayload {
  readonly texts: SearchTextsFile;
  readonly index: SearchIndexFile | null;
}

/**
 * Fetches the texts, which phrases and excerpts need, unless they are loaded or loading, or there is no index. After a
 * deploy between the two, both are fetched once more; if they still differ, the texts have failed, and the index stays.
 */
export const loadTexts = createSearchThunk(
  'search/loadTexts',
  (_: void, { extra, getState, signal }): Promise<TextsPayload> =>
    reported(async () => {
      const files = await filesOf(extra);
      const texts = await files.fetchTexts(signal);
      const { data } = getState().search;
      if (data.status === 'ready' && data.build === texts.build) return { texts, index: null };
      const [index, newer] = await Promise.all([files.fetchIndex(signal), files.fetchTexts(signal)]);
      if (index.build !== newer.build) throw new Error('The search index and its texts are of two builds; reload the page.');
      return { texts: newer, index };
    }),
  {
    condition: (_, { getState }) => {
      const { data } = getState().search;
      return data.status === 'ready' && isMissing(data.texts);
    },
  },
);

/** Logs a failure, whose reason the state doesn't keep. */
async function reported<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    throw error;
  }
}
