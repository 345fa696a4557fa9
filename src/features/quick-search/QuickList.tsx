import './quick-search.scss';
import { selectRecent } from '../search/quickSearchSlice';
import { useAppSelector } from '../store/hooks';
import { HelpNote } from '../search/HelpNote';
import { LIST_ID } from './options';
import { OfferedQueries } from './OfferedQueries';
import { QuickResults } from './QuickResults';
import { SearchFailed } from '../search/SearchFailed';
import { selectQuickMessage, selectSuggestedTags } from './quickSelectors';
import { selectSearchStatus } from '../search/searchSelectors';
import { useSearchAnswer } from '../search/useSearchAnswer';

/** The list under a search box: what the query finds, or what an empty box offers. */
export function QuickList() {
  useSearchAnswer();
  const status = useAppSelector(selectSearchStatus);
  const message = useAppSelector(selectQuickMessage);
  // The count is heard; who sees the list has it at its end.
  const isSeen = status !== 'found' && message !== '';
  return (
    <div className="quick">
      {status === 'failed' && <SearchFailed />}
      {status === 'none' && <HelpNote />}
      <div id={LIST_ID} role="listbox" aria-label="Search results" className="quick__list">
        {status === 'blank' ? <Offers /> : <QuickResults />}
      </div>
      <p role="status" className={isSeen ? 'quick__message' : 'visually-hidden'}>
        {message}
      </p>
    </div>
  );
}

/** What an empty box offers: what was looked for lately, and what the site is about. */
function Offers() {
  const recent = useAppSelector(selectRecent);
  const tags = useAppSelector(selectSuggestedTags);
  return (
    <>
      <OfferedQueries title="Recent searches" queries={recent} firstOption={0} />
      <OfferedQueries title="Popular tags" queries={tags.map(tagQuery)} firstOption={recent.length} />
    </>
  );
}

function tagQuery(tag: string): string {
  return /\s/.test(tag) ? `tag:"${tag}"` : `tag:${tag}`;
}
