import type { ListPart } from '../../core/content/lists';
import { grouped } from '../../core/site/listPart';
import type { Reach } from './useList';

interface FilterReachProps {
  readonly part: ListPart | undefined;
  /** What the list has, such as `guides`. */
  readonly items: string;
  readonly isFiltering: boolean;
  readonly reach: Reach;
  readonly found: number;
  readonly retry: () => void;
}

/** How far the filter of a long list has looked, and how much it found; nothing for a list that is on one page. */
export function FilterReach({ part, items, isFiltering, reach, found, retry }: FilterReachProps) {
  if (!part) return null;
  return (
    <div className="filter-reach" role="status">
      {isFiltering && reach === 'loading' && <p>{`Searching all ${grouped(part.count)} ${items}…`}</p>}
      {isFiltering && reach === 'all' && found > 0 && <p>{foundText(found, part, items)}</p>}
      {isFiltering && reach === 'failed' && (
        <>
          <p>{`Only this page was searched: the other ${items} could not be loaded.`}</p>
          <button type="button" className="button" onClick={retry}>
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
