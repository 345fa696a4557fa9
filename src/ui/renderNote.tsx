import type { ReactNode } from 'react';

/**
 * The mark of a note, a link between a line of code and the note that explains it. Its number comes from the style sheet:
 * it is neither copied with the code nor part of the text that the search counts in.
 *
 * @param block the block's number among those with notes
 */
export function renderNote(block: number, note: number, isInCode = false): ReactNode {
  const [here, there] = isInCode ? ['line', 'note'] : ['note', 'line'];
  return (
    <a
      key={here}
      className="note"
      id={`${here}-${block}.${note}`}
      href={`#${there}-${block}.${note}`}
      aria-label={isInCode ? `Note ${note}` : `Note ${note}: back to the code`}
      data-note={note}
    />
  );
}
