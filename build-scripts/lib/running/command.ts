import { constants } from 'node:os';
import { ContentError } from '../content/source/problem';

/** The signals that ask a command to end. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command: a failure is reported once, in plain words, and the exit code is 1. After a signal it is 128 plus the signal's number, and
 * likewise when nobody reads the output any more, as with `| head`.
 */
export async function runCommand(action: () => Promise<void>): Promise<void> {
  // An exit runs the handlers that remove unfinished files; the signal's default action wouldn't.
  for (const signal of SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnread);
  try {
    await action();
  } catch (error) {
    const isOurs = error instanceof Error && (error instanceof ContentError || error.name === 'Error');
    console.error(isOurs ? error.message : error);
    process.exitCode = 1;
  }
}

function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(128 + constants.signals.SIGPIPE);
}
