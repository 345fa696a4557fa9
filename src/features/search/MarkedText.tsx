import { Fragment, type ReactNode } from 'react';
import type { TextRange } from '../../core/search';

interface MarkedTextProps {
  readonly text: string;
  /** Where the match is, in UTF-16 units; null for none. */
  readonly match: TextRange | null;
  /** Where the text is code. */
  readonly code?: readonly TextRange[] | undefined;
}

/** A text with its match marked, and its code as code. */
export function MarkedText({ text, match, code = [] }: MarkedTextProps) {
  const stretches = [...code, [text.length, text.length] as const];
  return stretches.map(([start, end], place) => {
    const before = stretches[place - 1]?.[1] ?? 0;
    return (
      <Fragment key={start}>
        <Stretch text={text} range={[before, start]} match={match} />
        {end > start && (
          <code>
            <Stretch text={text} range={[start, end]} match={match} />
          </code>
        )}
      </Fragment>
    );
  });
}

interface StretchProps {
  readonly text: string;
  readonly range: TextRange;
  readonly match: TextRange | null;
}

/** A part of a text; a match that begins before it or ends after it is marked as far as it goes. */
function Stretch({ text, range: [start, end], match }: StretchProps): ReactNode {
  const from = Math.max(start, match?.[0] ?? end);
  const to = Math.min(end, match?.[1] ?? start);
  if (from >= to) return text.slice(start, end);
  return (
    <>
      {text.slice(start, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to, end)}
    </>
  );
}
