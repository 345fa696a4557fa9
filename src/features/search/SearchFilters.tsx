import { RESULT_TYPES, type ResultType } from '../../core/search';
import { withoutType, withType } from '../../core/search/advanced';
import { listOfType } from '../../core/site/routes';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { hasPage } from '../../platform/site';
import { Chip } from '../../ui/Chip';
import { useAppSelector } from '../store/hooks';
import { selectParsedQuery } from './searchSelectors';
import { useSearch } from './useSearch';

const TYPES = RESULT_TYPES.filter((type) => hasPage(listOfType(type)));

/** Chips for the `type:` filters. They edit the query, so that it can be shared, or typed instead. */
export function SearchFilters() {
  const { query, setQuery } = useSearch();
  const { types } = useAppSelector(selectParsedQuery);
  if (TYPES.length < 2) return null;
  const toggle = (type: ResultType) => setQuery(types.includes(type) ? withoutType(query, type) : withType(query, type));
  return (
    <div className="chips needs-js" role="group" aria-label="Kinds of pages">
      <Chip isSelected={types.length === 0} onSelect={() => setQuery(types.reduce(withoutType, query))}>
        All
      </Chip>
      {TYPES.map((type) => (
        <Chip key={type} isSelected={types.includes(type)} onSelect={() => toggle(type)}>
          {RESULT_TYPE_LABELS[type]}
        </Chip>
      ))}
    </div>
  );
}
