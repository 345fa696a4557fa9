import type { ReactNode } from 'react';
import { splitValues } from '../core/content/splitValues';

/** A title or fact whose values aren't torn at the end of a line. Its text stays as it is, so that it is found, copied and read out with plain spaces. */
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
