import type { SearchIndexFile, SearchTextsFile } from '../../../src/features/search/searchFiles';
import { loadIndex, loadTexts } from '../../../src/features/search/searchLoading';

/*
 * The actions of a load, without the load.
 */
export const indexRequested = () => loadIndex.pending('a request');
export const indexLoaded = (file: SearchIndexFile) => loadIndex.fulfilled(file, 'a request');
export const indexFailed = () => loadIndex.rejected(null, 'a request');
export const textsRequested = () => loadTexts.pending('a request');
export const textsLoaded = (texts: SearchTextsFile) => loadTexts.fulfilled({ texts, index: null }, 'a request');
export const textsFailed = () => loadTexts.rejected(null, 'a request');
