import type { CommandResult } from './machines/machine';

/** How long a command may take, and all of an article's commands on one machine. */
export const COMMAND_MS = 120_000;
export const ARTICLE_MS = 900_000;

/** How a command ended, in words for a message. */
export function endOf({ code, stopped }: CommandResult, timeoutMs = COMMAND_MS): string {
  if (stopped === 'output') return 'printed too much and was stopped';
  return stopped === 'time'
    ? `took longer than ${timeoutMs / 1000} seconds, or the article longer than ${ARTICLE_MS / 60_000} minutes`
    : `failed (exit ${code})`;
}
