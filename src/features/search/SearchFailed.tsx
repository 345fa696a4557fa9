import { EmptyState } from '../../ui/EmptyState';
import { useSearch } from './useSearch';

/** What stands where the results were to appear when index or texts could not be had. */
export function SearchFailed() {
  const { prepare } = useSearch();
  return (
    <EmptyState title="The search could not be loaded.">
      <button type="button" className="button" onClick={prepare}>
        Retry
      </button>
    </EmptyState>
  );
}
