const STEP_LINE = /^(Step|Part|Option)\s+(\d{1,3}|[A-Z])\s*(?:[:.–—-]\s+|：\s*)(?=\S)/;

/**
 * Reads the label of a line such as `Step 1: Make a key` or `Option B – keep the old one` (W6).
 *
 * @returns the label (`Step 1`) and the length of label and separator, or null for any other line
 */
export function stepLabel(line: string): { readonly label: string; readonly length: number } | null {
  const match = STEP_LINE.exec(line);
  return match ? { label: `${match[1]} ${match[2]}`, length: match[0].length } : null;
}
