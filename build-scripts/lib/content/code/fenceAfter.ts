/** A fence, which may be the beginning of a list item. What follows backticks can't have any: `` ```x``` `` is code in a line. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:(`{3,})(?=[^`]*$)|(~{3,}))(.*)$/;

/** The fence that is open after a line; '' for none. At least as many of the same character close it, with nothing behind them. */
export function fenceAfter(open: string, line: string): string {
  const [, backticks, tildes, rest = ''] = FENCE.exec(line) ?? [];
  const signs = backticks ?? tildes ?? '';
  if (open === '') return signs;
  return signs.startsWith(open) && rest.trim() === '' ? '' : open;
}
