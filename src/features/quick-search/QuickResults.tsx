import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SearchResult } from '../../core/search';
import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ALL_RESULTS, optionId } from './options';
import { queryRemembered, quickSearchClosed, selectActiveOption } from './quickSearchSlice';
import { selectQuickGroups } from './quickSelectors';
import { renderResultExcerpt, renderResultTitle } from '../search/resultText';
import { searchPath } from '../search/searchPath';
import { selectHelp, selectHitCount } from '../search/searchSelectors';
import { selectQuery } from '../search/searchSlice';
import { targetOf } from '../search/targetOf';
import { isOpenedHere, useOpenResult } from '../search/useOpenResult';

/** The best results, by collection, further pages, and a link to all of them. */
export function QuickResults() {
  const groups = useAppSelector(selectQuickGroups);
  return (
    <>
      {groups.map(({ id, title, results }) => (
        <div key={id} role="group" aria-labelledby={`quick-search-${id}`} className="quick__group">
          <p id={`quick-search-${id}`} className="quick__title">
            {title}
          </p>
          {results.map((result) => (
            <QuickResult key={result.id} result={result} />
          ))}
        </div>
      ))}
      <AllResults listed={groups.reduce((sum, { results }) => sum + results.length, 0)} />
    </>
  );
}

/** One result: a real link, so that it can be opened in another tab; named by title and heading, described by its text. */
function QuickResult({ result }: { readonly result: SearchResult }) {
  const { title, section } = result;
  const id = optionId(result.url);
  const active = useAppSelector(selectActiveOption);
  const openResult = useOpenResult();
  return (
    <SiteLink
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active === id}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      className="quick__result"
      href={targetOf(result)}
      onClick={(event) => openResult(result, event)}
    >
      <span id={`${id}-name`} className="quick__name">
        {renderResultTitle(title, result)}
        {section && <span className="quick__section"> › {renderResultTitle(section.title, result)}</span>}
      </span>
      <span id={`${id}-text`} className="quick__excerpt">
        {renderResultExcerpt(result)}
      </span>
    </SiteLink>
  );
}

function resultsLabel(count: number, listed: number): string {
  return count > listed ? `See all ${count} results` : `Show ${count === 1 ? 'it' : 'them'} on the search page`;
}

function AllResults({ listed }: { readonly listed: number }) {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveOption);
  const count = useAppSelector(selectHitCount);
  const close = useAppSelector(selectHelp)?.count ?? 0;
  const query = useAppSelector(selectQuery);
  if (count === 0 && close <= listed) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    dispatch(queryRemembered(query));
    if (isOpenedHere(event)) dispatch(quickSearchClosed());
  };
  return (
    <Link
      id={ALL_RESULTS}
      role="option"
      tabIndex={-1}
      aria-selected={active === ALL_RESULTS}
      className="quick__all"
      to={searchPath(query)}
      onClick={handleClick}
    >
      {count === 0 ? `See all ${close} close matches` : resultsLabel(count, listed)}
    </Link>
  );
}
