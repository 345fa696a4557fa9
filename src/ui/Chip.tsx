import type { ReactNode } from 'react';

interface ChipProps {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** Browsers don't scroll to a focused element that is partly in view. */
const showWhole = ({ currentTarget }: { readonly currentTarget: Element }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A filter that can be on or off (P3). In a row that scrolls, the focus brings the whole of it into view. */
export function Chip({ isSelected, onSelect, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isSelected} onClick={onSelect} onFocus={showWhole}>
      {children}
    </button>
  );
}
