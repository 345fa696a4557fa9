import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { recentId } from './options';
import { selectActiveOption } from './quickSearchSlice';
import { queryChanged } from '../search/searchSlice';

interface OfferedQueriesProps {
  readonly title: string;
  readonly queries: readonly string[];
}

/** A group of queries that a click or Enter puts into the box. */
export function OfferedQueries({ title, queries }: OfferedQueriesProps) {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveOption);
  const titleId = useId();
  if (queries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId} className="quick__group">
      <p id={titleId} className="quick__title">
        {title}
      </p>
      {queries.map((query, index) => (
        <button
          key={query}
          id={recentId(index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={active === recentId(index)}
          className="quick__offer"
          onClick={() => dispatch(queryChanged(query))}
        >
          {query}
        </button>
      ))}
    </div>
  );
}
