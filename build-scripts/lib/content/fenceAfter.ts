/** A fence, which may be the beginning of a list item. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})/;

/** The backticks or tildes that open or close a fence; '' for any other line. */
export function fenceSigns(line: string): string {
  return FENCE.exec(line)?.[1] ?? '';
}

/** The fence that is open after a line with these signs. At least as many of the same character close it. */
export function fenceAfter(open: string, signs: string): string {
  if (open === '') return signs;
  return signs.startsWith(open) ? '' : open;
}
