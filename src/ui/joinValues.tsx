import type { ReactNode } from 'react';
import { splitValues } from '../core/content/splitValues';

/** A title or fact whose values don't break across lines. Its text is unchanged, so it is found, copied and read out with plain spaces. */
export function joinValues(text: string): ReactNode {
  const pieces = splitValues(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className="joined">
        {piece}
      </span>
    ),
  );
}
