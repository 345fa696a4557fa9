/** The lines of an output that stand for any lines. */
const ANY_LINES = '...';

/** Whether any line under a command stands for itself: three dots also stand for no lines, and for an error message. */
export function isShown(output: readonly string[]): boolean {
  return output.some((line) => !['', ANY_LINES].includes(line.trim()));
}
