import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useRequiredStore } from '../store/hooks';
import { selectSelectedTag, selectionCleared, tagSelected } from './tagsSlice';

/**
 * The selected tag (G1) and how to change it.
 *
 * @throws Error outside the store's provider (D2)
 */
export function useTags() {
  useRequiredStore('useTags');
  const dispatch = useAppDispatch();
  const selectedTag = useAppSelector(selectSelectedTag);
  const selectTag = useCallback((tag: string) => dispatch(tagSelected(tag)), [dispatch]);
  const clearTag = useCallback(() => dispatch(selectionCleared()), [dispatch]);
  return { selectedTag, selectTag, clearTag };
}
