/** A replacement in a text, by offsets; everything around it stays as it was written. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((changed, { start, end, text: inserted }) => changed.slice(0, start) + inserted + changed.slice(end), text);
}
