import type { MouseEvent, ReactNode } from 'react';
import { focusBox } from '../search/boxFocus';
import { recentCleared } from './quickSearchSlice';
import { useAppDispatch } from '../store/hooks';

/** Clears the recent searches. The button disappears with them, so the focus moves to the box. */
export function ClearRecent({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const handleClick = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    dispatch(recentCleared());
  };
  return (
    <button type="button" className="link-button" onClick={handleClick}>
      {children}
    </button>
  );
}
