import type { MouseEvent } from 'react';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { pathOf } from '../../core/site/routes';
import { hasPage } from '../../platform/site';
import { SiteLink } from '../../ui/SiteLink';
import { focusBox } from '../search/boxFocus';
import { selectNeedle, selectParsedQuery } from '../search/searchSelectors';
import { useSearch } from '../search/useSearch';
import { useAppSelector } from '../store/hooks';
import { SearchOffers } from './SearchOffers';

/** Not even a close match: how the query was read, and what to try next. */
export function WaysOn() {
  const { query, setQuery } = useSearch();
  const { text, types, tags, isLiteral } = useAppSelector(selectParsedQuery);
  const needle = useAppSelector(selectNeedle);
  const filters = [...types.map((type) => RESULT_TYPE_LABELS[type]), ...tags.map((tag) => `the tag ${tag}`)];
  // `tag:server` may be what a file contains.
  const isOnlyFilters = text.trim() === '';
  const handleClear = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    setQuery(isOnlyFilters ? `"${query.trim()}"` : text);
  };
  const handleUnquote = ({ currentTarget }: MouseEvent) => {
    focusBox(currentTarget);
    const quoted = text.trim();
    setQuery(query.replace(quoted, () => quoted.slice(1, -1)));
  };
  return (
    <div className="ways-on">
      {needle !== '' && (
        <p>
          No guide, post, title or tag {filters.length > 0 && <>in {filters.join(', ')} </>}has <code>{needle}</code>, in upper or lower case.
        </p>
      )}
      {(filters.length > 0 || isLiteral) && (
        <p>
          {filters.length > 0 && (
            <button type="button" className="button button--quiet" onClick={handleClear}>
              {isOnlyFilters ? 'Search for it as text' : 'Search without the filters'}
            </button>
          )}{' '}
          {isLiteral && (
            <button type="button" className="button button--quiet" onClick={handleUnquote}>
              Search without the quotes
            </button>
          )}
        </p>
      )}
      <p>
        A shorter part of a message or command finds more.
        {hasPage('wiki') && (
          <>
            {' '}
            Or browse <SiteLink href={pathOf('wiki')}>all guides by topic</SiteLink>
            {hasPage('projects') && (
              <>
                {' '}
                and <SiteLink href={pathOf('projects')}>the case studies</SiteLink>, whose texts aren’t searched
              </>
            )}
            .
          </>
        )}
      </p>
      <SearchOffers />
    </div>
  );
}
