import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../core/site/routes';
import { searchPath } from '../../features/search/searchPath';
import { SearchResults } from '../../features/search/SearchResults';
import { selectCloseResults, selectHitCount, selectNeedle, selectResults, selectSearchStatus } from '../../features/search/searchSelectors';
import { moreRowsRequested } from '../../features/search/searchSlice';
import { useSearch } from '../../features/search/useSearch';
import { selectLocation } from '../../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { SearchField } from '../../ui/SearchField';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';

/** How long after the last key the address follows the query, in milliseconds; browsers limit how often it may. */
const ADDRESS_DELAY_MS = 300;

/** S2: results of the global query. */
export const SearchPage: PageComponent<'search'> = () => {
  const { query, setQuery, prepare } = useSearch();
  useEffect(prepare, [prepare]);
  useShareableAddress(query);
  return (
    <div className="page">
      <Seo title="Search" description="Search every guide, post, project and tool of this site; exact text, symbols included." path={pathOf('search')} />
      <PageHeader title="Search" lead="Exact text, symbols included: paths, options, error messages." />
      <SearchField label="Search everything" value={query} onChange={setQuery} placeholder="PermitRootLogin, --now, /etc/ssh" />
      <div className="outcome">
        <Outcome onRetry={prepare} />
      </div>
    </div>
  );
};

/** Keeps `/search?q=` in step with the query, without a history entry for every key. */
function useShareableAddress(query: string): void {
  const navigate = useNavigate();
  const store = useAppStore();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search } = selectLocation(store.getState());
      const path = searchPath(query);
      if (pathname === pathOf('search') && pathname + search !== path) navigate(path, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, navigate, store]);
}

function Outcome({ onRetry }: { readonly onRetry: () => void }) {
  const status = useAppSelector(selectSearchStatus);
  switch (status) {
    case 'blank':
      return <EmptyState title="Enter a search term to begin" />;
    case 'searching':
      return <EmptyState title="Searching..." />;
    case 'failed':
      return (
        <EmptyState title="The search could not be loaded.">
          <button type="button" className="button" onClick={onRetry}>
            Retry
          </button>
        </EmptyState>
      );
    case 'none':
      return <NoResults />;
    case 'found':
      return <Found />;
  }
}

function Found() {
  const dispatch = useAppDispatch();
  const results = useAppSelector(selectResults);
  const count = useAppSelector(selectHitCount);
  return (
    <>
      <p className="result-count" role="status">
        {count} {count === 1 ? 'result' : 'results'}
      </p>
      <SearchResults results={results} />
      {results.length < count && (
        <p>
          <button type="button" className="button button--quiet" onClick={() => dispatch(moreRowsRequested())}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}

function NoResults() {
  const needle = useAppSelector(selectNeedle);
  const close = useAppSelector(selectCloseResults);
  return (
    <>
      <EmptyState title="No results found" />
      {close && close.results.length > 0 && (
        <section aria-label="Close matches">
          <p className="result-count">
            No exact match for <code>{needle}</code>; showing {close.kind === 'close' ? <code>{close.shownFor}</code> : 'pages with all of these words'}.
          </p>
          <SearchResults results={close.results} />
        </section>
      )}
    </>
  );
}
