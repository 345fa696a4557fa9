import { useSyncExternalStore } from 'react';
import type { CodeBlock } from '../core/content/blocks';
import type { HoleValues } from '../core/content/holes';
import { commandsOf } from '../core/content/session';
import { CopyButton } from './CopyButton';

interface CommandCopiesProps {
  readonly block: CodeBlock;
  readonly values: HoleValues;
}

/** That the scripts are here never changes; the prerendered page alone is without them. */
const neverChanges = () => () => undefined;

/**
 * One copy button a command, where a session has several. They stand beside the code, never in it: a column as high as
 * the code, with each button on its command's line. There is nothing to press before the scripts are here.
 */
export function CommandCopies({ block, values }: CommandCopiesProps) {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const commands = isAwake ? commandsOf(block, values) : [];
  if (commands.length < 2) return null;
  const at = new Map(commands.map((command) => [command.line, command.text]));
  return (
    <div className="code__copies">
      {block.lines.map((_, line) => {
        const text = at.get(line);
        return <div key={line}>{text !== undefined && <CopyButton text={() => text} label={`Copy the command ${text.split('\n', 1)[0] ?? ''}`} />}</div>;
      })}
    </div>
  );
}
