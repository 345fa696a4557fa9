import type { Problem } from './problem';

export const CONFLICT_HINT = 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.';

/** The first line that Git has left in YAML or JSON around two versions that it couldn't merge; neither format can have such a line. */
export function conflictIn(text: string): Omit<Problem, 'file'> | undefined {
  const found = /^(?:<{7}|={7}|>{7})[^\r\n]*/m.exec(text);
  if (!found) return undefined;
  const line = text.slice(0, found.index).split(/\r\n?|\n/).length;
  return { line, column: 1, message: `has a Git conflict: ${found[0].slice(0, 60)}`, hint: CONFLICT_HINT };
}
