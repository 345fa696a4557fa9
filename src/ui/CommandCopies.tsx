import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CodeBlock } from '../core/content/blocks';
import type { PlaceholderValues } from '../core/content/placeholders';
import { commandsOf } from '../core/content/session';
import { hasNoModifier } from '../platform/hasNoModifier';
import { CopyButton } from './CopyButton';
import { useClientValue } from './useClientValue';

interface CommandCopiesProps {
  readonly block: CodeBlock;
  readonly values: PlaceholderValues;
}

/**
 * One copy button per command, where a session has several. They are beside the code, never in it: a column as high as
 * the code, with each button on its command's line. Together they are one tab stop; the arrow keys move between them
 * (ARIA Authoring Practices, toolbar). Not rendered before hydration.
 */
export function CommandCopies({ block, values }: CommandCopiesProps) {
  const column = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const isHydrated = useClientValue(() => true);
  useLayoutEffect(() => (isHydrated ? followRows(column.current) : undefined), [isHydrated]);
  const commands = isHydrated ? commandsOf(block, values) : [];
  if (commands.length < 2) return null;
  const at = new Map(commands.map(({ line, text }, index) => [line, { text, index }]));
  const buttons = () => [...(column.current?.querySelectorAll('button') ?? [])];
  const handleFocus = ({ target }: FocusEvent) => setStop(buttons().indexOf(target as HTMLButtonElement));
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: -1 }[event.key];
    // With Ctrl or Command, the page scrolls to its beginning or end.
    if (to === undefined || !hasNoModifier(event)) return;
    event.preventDefault();
    // Wraps around at both ends.
    buttons()
      .at(to % commands.length)
      ?.focus();
  };
  return (
    <div
      className="code__copies"
      ref={column}
      role="toolbar"
      aria-label="Copy one command"
      aria-orientation="vertical"
      onFocus={handleFocus}
      onKeyDown={handleKey}
    >
      {block.lines.map((_, line) => {
        const command = at.get(line);
        return (
          <div key={line}>
            {command && (
              <CopyButton text={() => command.text} label={`Copy the command ${command.text.split('\n', 1)[0] ?? ''}`} isStop={command.index === stop} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Makes each cell of the column as high as its line of code, again whenever the code's size changes. */
function followRows(column: HTMLElement | null): (() => void) | undefined {
  const code = column?.parentElement?.querySelector('pre');
  if (!column || !code || typeof ResizeObserver === 'undefined') return undefined;
  const cells = [...column.children].filter((cell) => cell instanceof HTMLElement);
  const observer = new ResizeObserver(() => {
    const tops = [...code.querySelectorAll('.line')].map((line) => line.getClientRects()[0]?.top ?? 0);
    cells.forEach((cell, index) => (cell.style.height = index + 1 < tops.length ? `${(tops[index + 1] ?? 0) - (tops[index] ?? 0)}px` : ''));
  });
  observer.observe(code);
  return () => observer.disconnect();
}
