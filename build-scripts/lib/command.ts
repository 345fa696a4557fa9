import { ContentError } from './content/problem';

/** Runs a command-line entry: a failure is told once, in plain words, and the exit code is 1. */
export async function runCommand(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const isOurs = error instanceof Error && (error instanceof ContentError || error.name === 'Error');
    console.error(isOurs ? error.message : error);
    process.exitCode = 1;
  }
}
