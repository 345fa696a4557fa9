import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "quick-search" */ './quickSearchParts');

/** The list and the dialog are a chunk of their own, asked for when the visitor turns to a search box. */
export const LazyQuickList = lazy(async () => ({ default: (await load()).QuickList }));
export const LazySearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));

/** Starts loading them; a failure is told when they are opened. */
export function prefetchQuickSearch(): void {
  load().catch(() => undefined);
}
