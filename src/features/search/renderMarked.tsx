import type { ReactNode } from 'react';
import type { TextRange } from '../../core/search';

interface MarkedText {
  readonly text: string;
  /** The range of the match, in UTF-16 units; null for none. */
  readonly match: TextRange | null;
  /** The ranges that are code. */
  readonly code?: readonly TextRange[] | undefined;
}

/** Renders a text with its match marked and its code as code. Not a component: every key renders several per row. */
export function renderMarked({ text, match, code = [] }: MarkedText): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of code) {
    parts.push(...renderStretch(text, [done, start], match), <code key={`code ${start}`}>{renderStretch(text, [start, end], match)}</code>);
    done = end;
  }
  return [...parts, ...renderStretch(text, [done, text.length], match)];
}

/** Renders a part of a text, and marks its overlap with the match. */
function renderStretch(text: string, [start, end]: TextRange, match: TextRange | null): ReactNode[] {
  const from = Math.max(start, match?.[0] ?? end);
  const to = Math.min(end, match?.[1] ?? start);
  if (from >= to) return [text.slice(start, end)];
  return [text.slice(start, from), <mark key={`mark ${from}`}>{text.slice(from, to)}</mark>, text.slice(to, end)];
}
