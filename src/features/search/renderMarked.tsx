import type { ReactNode } from 'react';
import type { TextRange } from '../../core/search';

interface MarkedText {
  readonly text: string;
  /** Where the match is, in UTF-16 units; null for none. */
  readonly match: TextRange | null;
  /** Where the text is code. */
  readonly code?: readonly TextRange[] | undefined;
}

/** A text with its match marked, and its code as code. No component: every key renders some of these for each row. */
export function renderMarked({ text, match, code = [] }: MarkedText): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of code) {
    parts.push(...renderStretch(text, [done, start], match), <code key={`code ${start}`}>{renderStretch(text, [start, end], match)}</code>);
    done = end;
  }
  return [...parts, ...renderStretch(text, [done, text.length], match)];
}

/** A part of a text; a match that begins before it or ends after it is marked as far as it goes. */
function renderStretch(text: string, [start, end]: TextRange, match: TextRange | null): ReactNode[] {
  const from = Math.max(start, match?.[0] ?? end);
  const to = Math.min(end, match?.[1] ?? start);
  if (from >= to) return [text.slice(start, end)];
  return [text.slice(start, from), <mark key={`mark ${from}`}>{text.slice(from, to)}</mark>, text.slice(to, end)];
}
