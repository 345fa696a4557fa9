import { editDistance } from '../site/editDistance';

const MAX_EDITS = 2;

/** The nearest known name within two edits of what was typed (a swap of neighbours counts as one), or undefined. */
export function nearestCommand(typed: string, names: readonly string[]): string | undefined {
  const limit = Math.min(MAX_EDITS, Math.floor(typed.length / 2));
  const ranked = names
    .map((name) => ({ name, edits: editDistance(typed.slice(0, 32), name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.name;
}
