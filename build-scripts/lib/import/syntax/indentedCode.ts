const BOX = /<(\/?)(?:table|ul|ol|dl|div|section|details|figure|p|td)\b[^<>]*>/gi;

const isEmpty = (line: string) => line.trim() === '';

/** Passes code to `keep` that is indented by four spaces or a tab after a blank line, outside of lists and HTML. */
export function indentedCode(text: string, keep: (code: string) => string, isBlankLine = isEmpty): string {
  const lines: string[] = [];
  const above = { isInList: false, isCode: false, isBlank: true, openBoxes: 0 };
  for (const line of text.split('\n')) {
    const isBlank = isBlankLine(line);
    // A list marker may itself be indented, by less than code is.
    if (/^ {0,3}(?:[-*+]|\d+[.)])[ \t]/.test(line)) above.isInList = true;
    // Without a blank line before it, a line that isn't indented still belongs to the item above.
    else if (!isBlank && (above.isBlank || line.startsWith('#')) && !/^[ \t]/.test(line)) above.isInList = false;
    const isCode = /^(?: {4}|\t)/.test(line) && !isBlank && !above.isInList && above.openBoxes <= 0 && (above.isBlank || above.isCode);
    if (!isCode) for (const [, slash] of line.matchAll(BOX)) above.openBoxes += slash ? -1 : 1;
    Object.assign(above, { isBlank, isCode });
    lines.push(isCode ? line.replace(/\S.*$/, keep) : line);
  }
  return lines.join('\n');
}
