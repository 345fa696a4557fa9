import { useDeferredValue } from 'react';
import { useAppSelector } from '../store/hooks';
import { HelpNote } from './HelpNote';
import { RetrySearch } from './RetrySearch';
import { selectHelp, selectSearchMessage, selectSearchStatus } from './searchSelectors';

/**
 * The status of the search, with the note on close matches or on results that the filters leave out, in one live region that stays
 * mounted while its text changes: a region that is inserted with its text isn't announced. For the same reason it starts empty, unless
 * there is nothing to announce. The visible message is a separate element in each of the two layouts: a single one that moved would
 * count as a layout shift.
 */
export function SearchMessage() {
  const status = useAppSelector(selectSearchStatus);
  const message = useAppSelector(selectSearchMessage);
  const isMounted = useDeferredValue(true, status === 'blank');
  // With an empty box the answer isn't selected: that would decode the index.
  const hasRows = useAppSelector((state) => status === 'found' || (status === 'none' && selectHelp(state) !== null));
  return (
    <div role="status">
      {hasRows ? (
        <>
          {status === 'found' && <p className="result-count">{isMounted && message}</p>}
          {isMounted && status === 'none' && <HelpNote />}
        </>
      ) : (
        <div className={status === 'blank' ? 'empty needs-js' : 'empty'}>
          <p className="empty__title">{isMounted && message}</p>
          {isMounted && status === 'none' && <HelpNote />}
          {status === 'failed' && (
            <p>
              <RetrySearch />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
