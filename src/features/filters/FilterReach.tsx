import type { MouseEvent, ReactNode } from 'react';
import type { ListPart } from '../../core/content/lists';
import { grouped } from '../../core/grouped';
import { focusBox } from '../search/boxFocus';
import type { Reach } from './useList';

interface FilterReachProps {
  readonly part: ListPart | undefined;
  /** What the list has, such as `guides`. */
  readonly items: string;
  readonly isFiltering: boolean;
  readonly reach: Reach;
  readonly found: number;
  readonly retry: () => void;
  /** Shown instead of the list when nothing matches. */
  readonly children: ReactNode;
}

/** The filter's live region. It says the number of matches and, for a long list, how much has been searched. */
export function FilterReach({ part, isFiltering, found, reach, children, ...more }: FilterReachProps) {
  const isNone = found === 0 && reach === 'all';
  return (
    <div role="status">
      {part && isFiltering && <LongReach part={part} reach={reach} found={found} {...more} />}
      {!part && isFiltering && !isNone && <p className="filter-reach">{`${more.items} found: ${grouped(found)}.`}</p>}
      {isNone && children}
    </div>
  );
}

function LongReach({ part, items, reach, found, retry }: Pick<FilterReachProps, 'items' | 'reach' | 'found' | 'retry'> & { readonly part: ListPart }) {
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    retry();
  };
  return (
    <div className="filter-reach">
      {reach === 'loading' && <p>{`Searching all ${grouped(part.count)} ${items}…`}</p>}
      {reach === 'all' && found > 0 && <p>{foundText(found, part, items)}</p>}
      {reach === 'failed' && (
        <>
          <p>{`Only this page was searched: the other ${items} could not be loaded.`}</p>
          <button type="button" className="button" onClick={handleRetry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}

function foundText(found: number, { count, size }: ListPart, items: string): string {
  const all = `${grouped(found)} of ${grouped(count)} ${items}`;
  return found > size ? `${all}; the first ${grouped(size)} are shown.` : `${all}.`;
}
