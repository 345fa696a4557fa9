/** A line that matches any output, of any number of lines. */
const ANY_LINES = '...';

/** Whether the output under a command is to be compared at all: three dots alone also match nothing, and an error message. */
export function isShown(output: readonly string[]): boolean {
  return output.some((line) => !['', ANY_LINES].includes(line.trim()));
}
