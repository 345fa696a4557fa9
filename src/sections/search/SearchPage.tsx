import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../core/site/routes';
import { QuickSearchPart } from '../../features/quick-search/QuickSearchPart';
import { afterTyping } from '../../features/search/afterTyping';
import { SearchMessage } from '../../features/search/SearchMessage';
import { SearchFilters } from '../../features/search/SearchFilters';
import { isSearchPath, searchPath } from '../../features/search/searchPath';
import { SearchResults } from '../../features/search/SearchResults';
import {
  selectAnswer,
  selectFurther,
  selectHelp,
  selectHitCount,
  selectResults,
  selectSearchStatus,
  selectTypedResults,
} from '../../features/search/searchSelectors';
import { selectRecent } from '../../features/quick-search/quickSearchSlice';
import { useSubmitSearch } from '../../features/quick-search/useSubmitSearch';
import { selectQuery, selectSearchData, selectWorkerState } from '../../features/search/searchSlice';
import { useSearch } from '../../features/search/useSearch';
import { useSearchAnswer } from '../../features/search/useSearchAnswer';
import { selectLocation } from '../../features/navigation/navigationSlice';
import { useAppSelector, useAppStore } from '../../features/store/hooks';
import { site, withBase } from '../../platform/site';
import { PageHeader } from '../../ui/PageHeader';
import { SearchField } from '../../ui/SearchField';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';
import { ShowMore } from './ShowMore';

/** S2: results of the global query. */
export const SearchPage: PageComponent<'search'> = () => {
  return (
    <div className="page search-page">
      <Seo title="Search" description="Search every guide, post, project and tool; exact text, symbols included." path={pathOf('search')} />
      <Head />
      <SearchBox />
      <noscript>
        <p>The search needs scripts. All guides, posts and projects are in their lists.</p>
      </noscript>
      <SearchFilters />
      {/* A translator would replace the text nodes that React changes with every key. */}
      <div className="outcome" translate="no">
        <SearchMessage />
        <Outcome />
      </div>
    </div>
  );
};

/** Separate, because its address follows the query. */
function Head() {
  const { pathname, search } = useAppSelector(selectLocation);
  return <PageHeader title="Search" origin={pathname + search} lead="Exact text, symbols included: paths, options, whole log lines." />;
}

/** Separate, so that a keystroke rerenders only the box: its surroundings don't depend on the query. */
function SearchBox() {
  const { query, setQuery, prepare } = useSearch();
  const submit = useSubmitSearch();
  useShareableAddress();
  return (
    <form action={withBase('/search')} onSubmit={submit}>
      <SearchField label="Search everything" name="q" value={query} onFocus={prepare} onChange={setQuery} placeholder={site.searchExamples} />
    </form>
  );
}

/**
 * Keeps `/search?q=` in sync with what is typed, without a history entry per keystroke. It follows actions, not the state: a jump in
 * DevTools dispatches nothing.
 */
function useShareableAddress(): void {
  const navigate = useNavigate();
  const store = useAppStore();
  useEffect(() => {
    const update = () => {
      const { pathname, search } = selectLocation(store.getState());
      const path = searchPath(selectQuery(store.getState()));
      if (isSearchPath(pathname) && pathname + search !== path) navigate(path, { replace: true });
    };
    // What was typed before the page was hydrated.
    update();
    const stopListening = store.dispatch(afterTyping(update));
    // Whoever leaves by a link before that comes back to what they typed. The link's own listeners run later.
    document.addEventListener('click', update, true);
    return () => {
      stopListening({ cancelActive: true });
      document.removeEventListener('click', update, true);
    };
  }, [navigate, store]);
}

function Outcome() {
  const status = useAppSelector(selectSearchStatus);
  useSearchAnswer(status !== 'blank');
  switch (status) {
    case 'blank':
      return <Blank />;
    case 'searching':
    case 'failed':
      return null;
    case 'none':
      return <NoResults />;
    case 'found':
      return <Found />;
  }
}

const OFFERS = <QuickSearchPart name="SearchOffers" />;
const WAYS_ON = <QuickSearchPart name="WaysOn" />;

function Blank() {
  const hasOffers = useAppSelector(
    (state) => [selectSearchData(state), selectWorkerState(state)].some((data) => data?.status === 'ready') || selectRecent(state).length > 0,
  );
  return hasOffers && OFFERS;
}

function Found() {
  const results = useAppSelector(selectResults);
  const typed = useAppSelector(selectTypedResults);
  const count = useAppSelector(selectHitCount);
  return (
    <>
      {typed.length > 0 && <TypedResults />}
      <SearchResults results={results} />
      <ShowMore shown={typed.length + results.length} count={count} />
      <Further />
    </>
  );
}

/** After few results: pages that have the words of the query close together, though not in a row. */
function Further() {
  const further = useAppSelector(selectFurther);
  if (!further) return null;
  return (
    <section aria-label="Words close together" className="further">
      <p className="help-note">{`${further.count === 1 ? '1 more page has' : `${further.count} more pages have`} these words close together:`}</p>
      <SearchResults results={further.results} />
    </section>
  );
}

/** Pages that contain the text as typed, then a heading for those that contain it sanitised. */
function TypedResults() {
  const typed = useAppSelector(selectTypedResults);
  const answer = useAppSelector(selectAnswer);
  return (
    <section aria-label="As typed">
      <p className="help-note">
        As typed, <code>{answer?.typedNeedle}</code>:
      </p>
      <SearchResults results={typed} />
      {answer && answer.results.length > 0 && (
        <p className="help-note">
          As <code>{answer.needle}</code>:
        </p>
      )}
    </section>
  );
}

function NoResults() {
  const help = useAppSelector(selectHelp);
  if (!help) return WAYS_ON;
  return (
    <section aria-label="Close matches">
      <SearchResults results={help.results} />
      <ShowMore shown={help.results.length} count={help.count} />
    </section>
  );
}
