import { PROMPT_ID } from '../../../core/site/boot';
import { recalledCommand } from '../../../core/terminal/promptLine';
import type { TerminalState } from '../terminalState';

/** The command found by a history search, shown below the prompt. */
export function FoundCommand({ search, commands }: Pick<TerminalState, 'search' | 'commands'>) {
  if (!search) return null;
  const found = recalledCommand(commands, search.query, search.skipped);
  return (
    <output className="terminal__found" htmlFor={PROMPT_ID}>
      {found ?? (search.query === '' ? '' : 'nothing found')}
    </output>
  );
}
