import { Chip } from '../../ui/Chip';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { categoryToggled, selectFilter, type FilteredSection } from './filtersSlice';

interface FilterChipsProps {
  readonly section: FilteredSection;
  readonly categories: readonly string[];
}

/** "All" and one chip per category; clicking the selected one again means all (P3). */
export function FilterChips({ section, categories }: FilterChipsProps) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => selectFilter(state, section).category);
  const choose = (category: string | null) => dispatch(categoryToggled({ section, category }));
  return (
    <div className="chips needs-js" role="group" aria-label="Filter by category">
      <Chip isSelected={selected === null} onSelect={() => selected !== null && choose(null)}>
        All
      </Chip>
      {categories.map((category) => (
        <Chip key={category} isSelected={selected === category} onSelect={() => choose(category)}>
          {category}
        </Chip>
      ))}
    </div>
  );
}
