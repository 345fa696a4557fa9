import { useEffect, useRef } from 'react';
import { searchAgain } from '../../features/search/searchAgain';
import { moreRowsRequested, selectWorkerState } from '../../features/search/searchSlice';
import { useAppDispatch, useAppSelector } from '../../features/store/hooks';

interface ShowMoreProps {
  readonly shown: number;
  /** How many there are, shown or not. */
  readonly count: number;
}

const links = () => [...document.querySelectorAll<HTMLElement>('.result .card__title a')];

/** A button for the rows that aren't shown yet; nothing without any. It disappears with the last, so the focus moves to the first new row. */
export function ShowMore({ shown, count }: ShowMoreProps) {
  const dispatch = useAppDispatch();
  const before = useRef<readonly Element[]>([]);
  useEffect(() => {
    // A worker's rows come later: visitors who are elsewhere by then stay there.
    if (before.current.length > 0 && document.activeElement?.matches('body, .show-more')) {
      links()
        .find((link) => !before.current.includes(link))
        ?.focus();
    }
    before.current = [];
  }, [shown]);
  const hasFailed = useAppSelector(selectWorkerState)?.status === 'failed';
  if (shown >= count) return null;
  const handleClick = () => {
    before.current = links();
    void dispatch(hasFailed ? searchAgain() : moreRowsRequested());
  };
  return (
    <p>
      <button type="button" className="button button--quiet show-more" onClick={handleClick}>
        {hasFailed ? 'Retry' : 'Show more'}
      </button>
      {hasFailed && <span role="alert"> The rest could not be loaded.</span>}
    </p>
  );
}
