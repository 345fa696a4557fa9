import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

/**
 * Memoized selectors that cache the last result, or `memoizeOptions.maxSize` results. The toolkit's default caches a
 * result for every string it is ever given.
 */
export const createAppSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize }).withTypes<RootState>();
