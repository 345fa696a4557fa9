import type { CommandResult } from './machines/machine';

/** How long a command may take, and all of an article's commands on one machine. */
export const COMMAND_MS = 120_000;
export const ARTICLE_MS = 900_000;

/** How a command ended, in words for a message. */
export function endOf({ code, stopped, limitMs = COMMAND_MS }: CommandResult): string {
  if (stopped === 'output') return 'printed too much and was stopped';
  if (stopped === 'gone') return 'was not run to its end, because the machine had ended';
  return stopped === 'time'
    ? `took longer than ${Math.round(limitMs / 1000)} seconds, or the article longer than ${ARTICLE_MS / 60_000} minutes`
    : `failed (exit ${code})`;
}

/** A shell's codes for a program that it can't start, or doesn't find. */
const NOT_STARTED: readonly number[] = [126, 127];

/** What a block says of a command's end. */
interface ExpectedEnd {
  /** Whether it shows what the command prints: then that is compared, and a message may come with any code. */
  readonly isShown: boolean;
  readonly mustFail: boolean;
}

/** How a command's end contradicts the block, in words for a message. A missing program doesn't prove that the command fails as intended. */
export function wrongEnd(result: CommandResult, { isShown: isCompared, mustFail }: ExpectedEnd): string | undefined {
  const { code, stopped } = result;
  if (stopped) return endOf(result);
  if (!mustFail) return code !== 0 && !isCompared ? endOf(result) : undefined;
  if (code === 0) return 'should have failed, but succeeded';
  return !isCompared && NOT_STARTED.includes(code) ? `could not be started (exit ${code}), so what should fail was never tried` : undefined;
}
