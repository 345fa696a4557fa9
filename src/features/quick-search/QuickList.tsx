import { useDeferredValue } from 'react';
import './quick-search.scss';
import { selectRecent } from './quickSearchSlice';
import { useAppSelector } from '../store/hooks';
import { HelpNote } from '../search/HelpNote';
import { LIST_ID } from './options';
import { OfferedQueries } from './OfferedQueries';
import { QuickResults } from './QuickResults';
import { RetrySearch } from '../search/RetrySearch';
import { selectQuickMessage, selectTagQueries } from './quickSelectors';
import { selectSearchStatus } from '../search/searchSelectors';
import { useSearchAnswer } from '../search/useSearchAnswer';

/** The list under a search box: the results, or the suggestions of an empty box. */
export function QuickList() {
  useSearchAnswer();
  const status = useAppSelector(selectSearchStatus);
  // Screen readers announce only changes of an existing live region, so it starts empty.
  const message = useDeferredValue(useAppSelector(selectQuickMessage), '');
  // The count is only announced; on the screen it is at the end of the list.
  const isSeen = status !== 'found';
  return (
    <div className="quick">
      <div role="status">
        {message !== '' && <p className={isSeen ? 'quick__message' : 'visually-hidden'}>{message}</p>}
        {status === 'none' && <HelpNote />}
      </div>
      {status === 'failed' && (
        <p className="quick__retry">
          <RetrySearch />
        </p>
      )}
      <div id={LIST_ID} role="listbox" aria-label="Search results" className="quick__list" tabIndex={-1}>
        {status === 'blank' ? <Offers /> : <QuickResults />}
      </div>
    </div>
  );
}

/** The suggestions of an empty box: recent searches and the site's topics. */
function Offers() {
  const recent = useAppSelector(selectRecent);
  const tagQueries = useAppSelector(selectTagQueries);
  return (
    <>
      <OfferedQueries title="Recent searches" queries={recent} firstOption={0} />
      <OfferedQueries title="Popular tags" queries={tagQueries} firstOption={recent.length} />
    </>
  );
}
