import type { ReactNode } from 'react';

interface ChipProps {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A filter that can be on or off (P3). */
export function Chip({ isSelected, onSelect, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isSelected} onClick={onSelect}>
      {children}
    </button>
  );
}
