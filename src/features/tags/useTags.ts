import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useRequiredStore } from '../store/hooks';
import { selectSelectedTag, selectionCleared, tagSelected } from './tagsSlice';

/**
 * How to select a tag (G1), for links that needn't know which one is.
 *
 * @throws Error outside the store's provider (D2)
 */
export function useSelectTag() {
  useRequiredStore('useSelectTag');
  const dispatch = useAppDispatch();
  return (tag: string) => dispatch(tagSelected(tag));
}

/**
 * The selected tag (G1) and how to clear it.
 *
 * @throws Error outside the store's provider (D2)
 */
export function useTags() {
  useRequiredStore('useTags');
  const dispatch = useAppDispatch();
  const selectedTag = useAppSelector(selectSelectedTag);
  const clearTag = useCallback(() => dispatch(selectionCleared()), [dispatch]);
  return { selectedTag, clearTag };
}
