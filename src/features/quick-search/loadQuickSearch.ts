import { createResource } from '../../platform/resource';

/** The list and the body of the dialog are a separate chunk, loaded when the visitor turns to a search box. */
const parts = createResource(() => import(/* webpackChunkName: "quick-search" */ './quickSearchParts'));

/** The promise of the chunk, for React's `use`. */
export const readQuickSearch = () => parts.read('parts');

/** Forgets a failed load, so that the chunk is loaded again. */
export const forgetFailure = parts.forgetFailed;

/** Starts loading the chunk. A failure is forgotten, so that opening the list or dialog retries, and reports if that fails, too. */
export function prefetchQuickSearch(): void {
  readQuickSearch().catch(forgetFailure);
}
