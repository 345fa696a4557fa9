import type { MouseEvent, ReactNode } from 'react';
import { focusBox } from '../search/boxFocus';
import { recentCleared } from './quickSearchSlice';
import { useAppDispatch } from '../store/hooks';

/** Forgets what was looked for. The button is gone with it, so the focus goes to the box. */
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
