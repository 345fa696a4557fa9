import { decodeIndex, type SearchIndexJson } from '../../core/search';
import { fetchJson } from '../../platform/fetchJson';
import type { AppThunk } from '../store/hooks';
import { indexFailed, indexLoaded, indexRequested, textsFailed, textsLoaded, textsRequested } from './searchSlice';

export const INDEX_PATH = '/data/search-index.json';
export const TEXTS_PATH = '/data/search-texts.json';

/** The files that the build writes: index and texts of one build carry the same name. */
export interface SearchIndexFile {
  readonly build: string;
  readonly index: SearchIndexJson;
}
export interface SearchTextsFile {
  readonly build: string;
  readonly texts: readonly string[];
}

/** Fetches the index unless it is here or on its way (S6). A failure is a state, with Retry; nothing is thrown. */
export function loadIndex(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isUnderWay(getState().search.index)) return;
    await dispatch(fetchIndex());
  };
}

/** Fetches the texts, which phrases and excerpts need. Index and texts of two builds never meet: see `selectTexts`. */
export function loadTexts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isUnderWay(getState().search.texts)) return;
    dispatch(textsRequested());
    try {
      const { build, texts } = checkTextsFile(await fetchJson(TEXTS_PATH));
      dispatch(textsLoaded({ build, texts }));
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
      dispatch(indexLoaded(checkIndexFile(await fetchJson(INDEX_PATH))));
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
    const [indexFile, textsFile] = [checkIndexFile(await fetchJson(INDEX_PATH)), checkTextsFile(await fetchJson(TEXTS_PATH))];
    dispatch(indexLoaded(indexFile));
    if (indexFile.build === textsFile.build) dispatch(textsLoaded({ build: textsFile.build, texts: textsFile.texts }));
    else dispatch(textsFailed());
  };
}

function isUnderWay({ status }: { readonly status: string }): boolean {
  return status === 'loading' || status === 'ready';
}

function checkIndexFile(file: unknown): SearchIndexFile {
  if (!isRecord(file) || typeof file['build'] !== 'string') throw new Error(`${INDEX_PATH}: is not a search index; reload the page.`);
  decodeIndex(file['index']);
  return { build: file['build'], index: file['index'] as SearchIndexJson };
}

function checkTextsFile(file: unknown): SearchTextsFile {
  const texts = isRecord(file) ? file['texts'] : undefined;
  if (!isRecord(file) || typeof file['build'] !== 'string' || !isTextList(texts)) {
    throw new Error(`${TEXTS_PATH}: holds no texts; reload the page.`);
  }
  return { build: file['build'], texts };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
