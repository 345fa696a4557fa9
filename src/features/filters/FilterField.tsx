import { isFinger } from '../../platform/isFinger';
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
  const handleChange = (typed: string) => {
    if (query === '' && isFinger()) makeRoomBelow();
    dispatch(filterQueryChanged({ section, query: typed }));
  };
  return <SearchField label={label} value={query} onChange={handleChange} />;
}

/** How far down the window a box may be, as a share of its height, before a phone's keyboard would hide its list. */
const TOO_LOW = 0.3;

/** Scrolls the box that is typed into to the top of a window in which its list couldn't be seen. */
function makeRoomBelow(): void {
  const field = document.activeElement?.closest('.field');
  if (field && field.getBoundingClientRect().top > TOO_LOW * window.innerHeight) field.scrollIntoView({ block: 'start' });
}
