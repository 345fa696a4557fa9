import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { CodeBlock } from '../core/content/blocks';
import type { PlaceholderValues } from '../core/content/placeholders';
import { commandsOf } from '../core/content/session';
import { CopyButton } from './CopyButton';

interface CommandCopiesProps {
  readonly block: CodeBlock;
  readonly values: PlaceholderValues;
  /** Whether long lines are wrapped, so that a line may be several rows high. */
  readonly isWrapped: boolean;
}

/** Hydration happens once, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;

/**
 * One copy button per command, where a session has several. They are beside the code, never in it: a column as high as
 * the code, with each button on its command's line. Not rendered before hydration.
 */
export function CommandCopies({ block, values, isWrapped }: CommandCopiesProps) {
  const column = useRef<HTMLDivElement>(null);
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useLayoutEffect(() => (isWrapped && isHydrated ? followRows(column.current) : undefined), [isWrapped, isHydrated]);
  const commands = isHydrated ? commandsOf(block, values) : [];
  if (commands.length < 2) return null;
  const at = new Map(commands.map((command) => [command.line, command.text]));
  return (
    <div className="code__copies" ref={column}>
      {block.lines.map((_, line) => {
        const text = at.get(line);
        return <div key={line}>{text !== undefined && <CopyButton text={() => text} label={`Copy the command ${text.split('\n', 1)[0] ?? ''}`} />}</div>;
      })}
    </div>
  );
}

/** Makes each cell of the column as high as its line of code on the screen, and again whenever the code changes its size. */
function followRows(column: HTMLElement | null): (() => void) | undefined {
  const code = column?.parentElement?.querySelector('pre');
  if (!column || !code) return undefined;
  const cells = [...column.children].filter((cell) => cell instanceof HTMLElement);
  const setHeights = (heightOf: (index: number) => string) => cells.forEach((cell, index) => (cell.style.height = heightOf(index)));
  const observer = new ResizeObserver(() => {
    const tops = [...code.querySelectorAll('.line')].map((line) => line.getClientRects()[0]?.top ?? 0);
    setHeights((index) => (index + 1 < tops.length ? `${(tops[index + 1] ?? 0) - (tops[index] ?? 0)}px` : ''));
  });
  observer.observe(code);
  return () => {
    observer.disconnect();
    setHeights(() => '');
  };
}
