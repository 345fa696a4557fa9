import { useLayoutEffect, useRef } from 'react';
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
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls, and a visitor who comes back should see what is chosen.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    const box = row.current?.getBoundingClientRect();
    if (row.current && box && chip) row.current.scrollLeft += chip.left + chip.width / 2 - box.left - box.width / 2;
  }, []);
  return (
    <div className="chips needs-js" ref={row} role="group" aria-label="Filter by category">
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
