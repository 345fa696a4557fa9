import { moreRowsRequested } from '../../features/search/searchSlice';
import { useAppDispatch } from '../../features/store/hooks';

interface ShowMoreProps {
  readonly shown: number;
  /** How many there are, shown or not. */
  readonly count: number;
}

/** A button for the rows that aren't shown yet; nothing without any. */
export function ShowMore({ shown, count }: ShowMoreProps) {
  const dispatch = useAppDispatch();
  if (shown >= count) return null;
  return (
    <p>
      <button type="button" className="button button--quiet" onClick={() => dispatch(moreRowsRequested())}>
        Show more
      </button>
    </p>
  );
}
