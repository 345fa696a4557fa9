import type { RootState } from '../store/rootReducer';
import { selectLocation } from './navigationSlice';

/** Notes where in the history the reader is. The returned function tells whether they are still there: one who has gone elsewhere stays elsewhere. */
export function rememberPlace({ getState }: { getState(): RootState }): () => boolean {
  const { key } = selectLocation(getState());
  return () => selectLocation(getState()).key === key;
}
