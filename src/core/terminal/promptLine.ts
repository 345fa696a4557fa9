import { OFFERED_LENGTH } from './limits';

/** T1, T2: the one command that the screen itself handles. */
export function isClearCommand(input: string): boolean {
  return /^clear(?:\s+#.*)?$/i.test(input.trim());
}

/** Commands with side effects; an address can't suggest them, however their names are quoted. */
const CHANGES = /(?:^|\|)\s*(?:clear|open|theme)\b/i;
const QUOTING = /['"\\]/g;

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
  return CHANGES.test(command.replace(QUOTING, '')) ? '' : command;
}

/** The result of a reverse search: the newest command that contains the text, after skipping `skipped` matches. */
export function recalledCommand(commands: readonly string[], query: string, skipped: number): string | null {
  if (query === '') return null;
  const needle = query.toLowerCase();
  const distinct = [...new Set([...commands].reverse())].filter((command) => command.toLowerCase().includes(needle));
  return distinct[Math.min(skipped, distinct.length - 1)] ?? null;
}
