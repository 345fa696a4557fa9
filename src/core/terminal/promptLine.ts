import { OFFERED_LENGTH } from './limits';

/** T1, T2: the one command that the screen itself answers. */
export function isClearCommand(input: string): boolean {
  return input.trim().toLowerCase() === 'clear';
}

/** Commands that do more than print; an address can't offer them. */
const CHANGES = /(?:^|\|)\s*(?:clear|open|theme)\b/i;

/**
 * What an address offers as a command (`/?cmd=ls+wiki`), to be shown at the prompt and run by nobody but the visitor:
 * one line without control characters, cut to OFFERED_LENGTH; empty for one that does more than print.
 */
export function offeredCommand(offered: string): string {
  const command = offered
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, OFFERED_LENGTH)
    .trimEnd();
  return CHANGES.test(command) ? '' : command;
}

/** The command that a search backwards has come to: the newest that holds the text, or an older one after `skipped` others. */
export function recalledCommand(commands: readonly string[], query: string, skipped: number): string | null {
  if (query === '') return null;
  const needle = query.toLowerCase();
  const distinct = [...new Set([...commands].reverse())].filter((command) => command.toLowerCase().includes(needle));
  return distinct[Math.min(skipped, distinct.length - 1)] ?? null;
}
