import { SearchField } from '../../ui/SearchField';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { filterQueryChanged, selectFilter, type FilteredSection } from './filtersSlice';

interface FilterFieldProps {
  readonly section: FilteredSection;
  readonly label: string;
}

/** The search box of a list page, bound to its filter. */
export function FilterField({ section, label }: FilterFieldProps) {
  const dispatch = useAppDispatch();
  const query = useAppSelector((state) => selectFilter(state, section).query);
  return <SearchField label={label} value={query} onChange={(typed) => dispatch(filterQueryChanged({ section, query: typed }))} />;
}
