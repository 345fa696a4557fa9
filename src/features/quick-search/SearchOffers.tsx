import { useId, type MouseEvent, type ReactNode } from 'react';
import './quick-search.scss';
import { focusBox } from '../search/boxFocus';
import { selectRecent } from './quickSearchSlice';
import { useSearch } from '../search/useSearch';
import { useAppSelector } from '../store/hooks';
import { ClearRecent } from './ClearRecent';
import { selectTagQueries } from './quickSelectors';

/** The suggestions of the search page while its box is empty: recent searches and the site's topics. */
export function SearchOffers() {
  const recent = useAppSelector(selectRecent);
  const tagQueries = useAppSelector(selectTagQueries);
  return (
    <>
      <Offers title="Recent searches" queries={recent}>
        <ClearRecent>Clear</ClearRecent>
      </Offers>
      <Offers title="Popular tags" queries={tagQueries} />
    </>
  );
}

interface OffersProps {
  readonly title: string;
  readonly queries: readonly string[];
  /** Shown beside the title. */
  readonly children?: ReactNode;
}

function Offers({ title, queries, children }: OffersProps) {
  const { setQuery } = useSearch();
  const titleId = useId();
  if (queries.length === 0) return null;
  const handleClick = (query: string, { detail, currentTarget }: MouseEvent) => {
    // The button disappears, so keyboard focus moves to the box; a tap must not open the on-screen keyboard.
    if (detail === 0) focusBox(currentTarget);
    setQuery(query);
  };
  return (
    <section className="offers" aria-labelledby={titleId}>
      <div className="offers__head">
        <h2 id={titleId} className="offers__title">
          {title}
        </h2>
        {children}
      </div>
      <div className="chips">
        {queries.map((query) => (
          <button key={query} type="button" className="chip offers__query" onClick={(event) => handleClick(query, event)}>
            {query}
          </button>
        ))}
      </div>
    </section>
  );
}
