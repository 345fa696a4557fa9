import type { MouseEvent } from 'react';
import { withBase } from '../../platform/site';
import { focusBox } from '../search/boxFocus';
import { searchPath } from '../search/searchPath';
import { selectQuery } from '../search/searchSlice';
import { useAppSelector } from '../store/hooks';

/** Says that the list could not be loaded. Its link loads the search page as a document, so a new deploy is picked up. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const query = useAppSelector(selectQuery);
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    onRetry();
  };
  return (
    <div className="empty" role="alert">
      <p className="empty__title">The search could not be loaded.</p>
      <p>
        <button type="button" className="button" onClick={handleRetry}>
          Retry
        </button>{' '}
        <a href={withBase(searchPath(query))}>Open the search page</a>
      </p>
    </div>
  );
}
