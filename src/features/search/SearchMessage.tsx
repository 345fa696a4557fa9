import { useDeferredValue } from 'react';
import { useAppSelector } from '../store/hooks';
import { RetrySearch } from './RetrySearch';
import { selectSearchMessage, selectSearchStatus } from './searchSelectors';

/**
 * What a search came to, in one live region that stays while its text changes: a region that appears already filled is
 * not announced. For the same reason it begins empty, unless there is nothing to announce. What is seen is another element
 * for each of the two looks: one that moved would count as a shift of the page.
 */
export function SearchMessage() {
  const status = useAppSelector(selectSearchStatus);
  const message = useAppSelector(selectSearchMessage);
  const isMounted = useDeferredValue(true, status === 'blank');
  const isFound = status === 'found';
  return (
    <div role="status">
      {isFound ? (
        <p className="result-count">{isMounted && message}</p>
      ) : (
        <div className={status === 'blank' ? 'empty needs-js' : 'empty'}>
          <p className="empty__title">{isMounted && message}</p>
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
