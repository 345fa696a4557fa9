import { createResource } from '../../platform/resource';

/** The list, and what surrounds it in the dialog, are a chunk of their own, asked for when the visitor turns to a search box. */
const parts = createResource(() => import(/* webpackChunkName: "quick-search" */ './quickSearchParts'));

/** The promise of the chunk, for React's `use`. */
export const readQuickSearch = () => parts.read('parts');

/** Lets the chunk load again if it has failed. */
export const forgetFailure = parts.forgetFailed;

/** Starts loading it; a failure is told when it is opened, after another try. */
export function prefetchQuickSearch(): void {
  readQuickSearch().catch(forgetFailure);
}
