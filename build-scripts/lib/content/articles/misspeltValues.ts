import { misspeltIn } from '../code/fencePlaceholders';
import { positionAt } from '../source/positionAt';
import type { Problem } from '../source/problem';

/** Warns of readers' values that are written like a declared one, but aren't. @param body the text, whose lines are those of the file */
export function misspeltValues(body: string, declared: readonly string[], file: string): Problem[] {
  if (declared.length === 0) return [];
  return misspeltIn(body, declared).map(({ name, offset, meant }) => ({
    file,
    ...positionAt(body, offset),
    message: `has the value {{${name}}}, which isn't declared`,
    hint: `Did you mean "${meant}"? If not, declare it under variables.`,
    isWarning: true,
  }));
}
