import { OFFERED_LENGTH } from './limits';
import { parsePipeline } from './parsePipeline';

/** T1, T2: the one command that the screen itself handles. */
export function isClearCommand(input: string): boolean {
  return input.trim().toLowerCase() === 'clear';
}

/** Commands with side effects; an address can't suggest them. */
const CHANGES: ReadonlySet<string> = new Set(['clear', 'open', 'theme']);

/** Whether a line runs one of them, however its name is quoted. What can't be parsed can't be run either, until the visitor mends it. */
function makesChanges(command: string): boolean {
  const parsed = parsePipeline(command);
  const names = 'stages' in parsed ? parsed.stages.map(({ name }) => name) : command.toLowerCase().split(/[\s|'"\\]+/);
  return names.some((name) => CHANGES.has(name));
}

/**
 * The command that an address suggests (`/?cmd=ls+wiki`), shown at the prompt and run only by the visitor: one line
 * without control characters, cut to OFFERED_LENGTH; empty for one with side effects.
 */
export function offeredCommand(offered: string): string {
  const command = offered
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, OFFERED_LENGTH)
    .trimEnd();
  return makesChanges(command) ? '' : command;
}

/** The result of a reverse search: the newest command that contains the text, after skipping `skipped` matches. */
export function recalledCommand(commands: readonly string[], query: string, skipped: number): string | null {
  if (query === '') return null;
  const needle = query.toLowerCase();
  const distinct = [...new Set([...commands].reverse())].filter((command) => command.toLowerCase().includes(needle));
  return distinct[Math.min(skipped, distinct.length - 1)] ?? null;
}
