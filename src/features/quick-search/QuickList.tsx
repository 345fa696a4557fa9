import { useDeferredValue, useState } from 'react';
import './quick-search.scss';
import { selectIsLinkCopied, selectRecent } from './quickSearchSlice';
import { useAppSelector } from '../store/hooks';
import { hasPage } from '../../platform/site';
import { HelpNote } from '../search/HelpNote';
import { LIST_ID } from './options';
import { OfferedActions } from './OfferedActions';
import { OfferedGuides } from './OfferedGuides';
import { OfferedQueries } from './OfferedQueries';
import { QuickResults } from './QuickResults';
import { RetrySearch } from '../search/RetrySearch';
import { selectIsNothingNear, selectQuickMessage } from './quickSelectors';
import { selectSearchStatus } from '../search/searchSelectors';
import { useSearchAnswer } from '../search/useSearchAnswer';
import { selectThemePreference } from '../theme/themeSlice';

/** The list under a search box: the results, or the suggestions of an empty box. */
export function QuickList() {
  useSearchAnswer();
  const status = useAppSelector(selectSearchStatus);
  // Screen readers announce only changes of an existing live region, so it starts empty.
  const message = useDeferredValue(useAppSelector(selectQuickMessage), '');
  // The count is only announced; on the screen it is at the end of the list.
  const isSeen = status !== 'found';
  const isNothingNear = useAppSelector(selectIsNothingNear);
  const done = useDone();
  return (
    // A translator would replace the text nodes that React changes with every key.
    <div className="quick" translate="no">
      <div role="status">
        {message !== '' && <p className={isSeen ? 'quick__message' : 'visually-hidden'}>{message}</p>}
        {status === 'none' && <HelpNote />}
        {/* A live region is read in full on every change, so what was done before isn't in it along with results. */}
        {status === 'blank' && done && <p className="visually-hidden">{done}</p>}
      </div>
      {isNothingNear && (
        <p className="quick__message">
          A shorter part of a message or command finds more.{hasPage('projects') && ' Of case studies, only titles, descriptions and tags are searched.'}
        </p>
      )}
      {status === 'failed' && (
        <p className="quick__retry">
          <RetrySearch />
        </p>
      )}
      <div id={LIST_ID} role="listbox" aria-label="Search results" className="quick__list" tabIndex={-1}>
        {status === 'blank' && <Offers />}
        <OfferedActions />
        {status !== 'blank' && <QuickResults />}
        {isNothingNear && <OfferedGuides />}
      </div>
    </div>
  );
}

/** What the last action has done. The focus stays in the box, so nothing else tells those who can't see it. */
function useDone(): string | false {
  const theme = useAppSelector(selectThemePreference);
  const [known, setKnown] = useState(theme);
  const [isSwitched, setIsSwitched] = useState(false);
  const isLinkCopied = useAppSelector(selectIsLinkCopied);
  if (theme !== known) {
    setKnown(theme);
    setIsSwitched(true);
  }
  // It has been announced by now; without this, copying the link once more would announce it again.
  if (isLinkCopied && isSwitched) setIsSwitched(false);
  return isLinkCopied ? 'Link copied' : isSwitched && `Theme: ${theme}`;
}

/** What an empty box offers beside actions: recent searches, and the guides that most pages link to. */
function Offers() {
  const recent = useAppSelector(selectRecent);
  return (
    <>
      <OfferedQueries title="Recent searches" queries={recent} />
      <OfferedGuides />
    </>
  );
}
