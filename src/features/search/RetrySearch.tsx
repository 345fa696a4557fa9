import type { MouseEvent } from 'react';
import { focusBox } from './boxFocus';
import { useSearch } from './useSearch';

/** A button that fetches the search data again. */
export function RetrySearch() {
  const { prepare } = useSearch();
  const handleClick = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    prepare();
  };
  return (
    <button type="button" className="button" onClick={handleClick}>
      Retry
    </button>
  );
}
