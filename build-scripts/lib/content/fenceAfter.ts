/** A fence, also one that an item of a list begins with. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})/;

/** The signs of a line that opens or closes a fence; '' for any other line. */
export function fenceSigns(line: string): string {
  return FENCE.exec(line)?.[1] ?? '';
}

/** The fence that is open after a line with these signs: one as long, of the same character, closes it. */
export function fenceAfter(open: string, signs: string): string {
  if (open === '') return signs;
  return signs.startsWith(open) ? '' : open;
}
