import { EmptyState } from '../../ui/EmptyState';
import { RetrySearch } from './RetrySearch';

/** What stands where the results were to appear when index or texts could not be had. */
export function SearchFailed() {
  return (
    <EmptyState title="The search could not be loaded.">
      <RetrySearch />
    </EmptyState>
  );
}
