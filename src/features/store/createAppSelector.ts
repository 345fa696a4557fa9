import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

/**
 * Memoized selectors that remember their last result, or as many as `memoizeOptions.maxSize` says. The toolkit's own
 * default keeps a result for every string it has ever been given.
 */
export const createAppSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize }).withTypes<RootState>();
