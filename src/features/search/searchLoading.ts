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
    const { status } = getState().search.index;
    if (status === 'loading' || status === 'ready') return;
    dispatch(indexRequested());
    try {
      dispatch(indexLoaded(checkIndexFile(await fetchJson(INDEX_PATH))));
    } catch (error) {
      console.warn(error);
      dispatch(indexFailed());
    }
  };
}

/** Fetches the texts, which phrases and excerpts need, and the index again if a deploy came between the two. */
export function loadTexts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { status } = getState().search.texts;
    if (status === 'loading' || status === 'ready') return;
    dispatch(textsRequested());
    try {
      const [file] = await Promise.all([fetchJson(TEXTS_PATH).then(checkTextsFile), dispatch(loadIndex())]);
      if (getState().search.build !== null && getState().search.build !== file.build) {
        dispatch(indexLoaded(checkIndexFile(await fetchJson(INDEX_PATH))));
      }
      dispatch(textsLoaded(file.texts));
    } catch (error) {
      console.warn(error);
      dispatch(textsFailed());
    }
  };
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
