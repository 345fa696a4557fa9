import type { MouseEvent } from 'react';
import { useAppDispatch } from '../store/hooks';
import { focusBox } from './boxFocus';
import { searchAgain } from './searchAgain';

/** A button that fetches the search data again. */
export function RetrySearch() {
  const dispatch = useAppDispatch();
  const handleClick = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    void dispatch(searchAgain());
  };
  return (
    <button type="button" className="button" onClick={handleClick}>
      Retry
    </button>
  );
}
