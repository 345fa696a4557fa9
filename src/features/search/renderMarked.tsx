import type { ReactNode } from 'react';
import type { TextRange } from '../../core/search';
import { UNBROKEN } from './limits';

interface MarkedText {
  readonly text: string;
  /** The ranges of the matches, ascending, in UTF-16 units. */
  readonly matches: readonly TextRange[];
  /** The ranges that are code. */
  readonly code?: readonly TextRange[] | undefined;
}

/** Renders a text with its matches marked and its code as code. Not a component: every key renders several per row. */
export function renderMarked({ text, matches, code = [] }: MarkedText): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of code) {
    parts.push(
      ...renderStretch(text, [done, start], matches),
      <code key={`code ${start}`} className={nameOf(start, end)}>
        {renderStretch(text, [start, end], matches)}
      </code>,
    );
    done = end;
  }
  return [...parts, ...renderStretch(text, [done, text.length], matches)];
}

/** What is short stays on one line. */
const nameOf = (from: number, to: number) => (to - from <= UNBROKEN ? 'short' : undefined);

/** Renders a part of a text, and marks what is in a match. */
function renderStretch(text: string, [start, end]: TextRange, matches: readonly TextRange[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = start;
  for (const match of matches) {
    const [from, to] = [Math.max(start, match[0]), Math.min(end, match[1])];
    if (from >= to) continue;
    parts.push(
      text.slice(done, from),
      // A match that doesn't fit on the line starts the next one, after the slash of a path.
      text[from - 1] === '/' && from > done && <wbr key={`break ${from}`} />,
      <mark key={`mark ${from}`} className={nameOf(from, to)}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done, end)];
}
