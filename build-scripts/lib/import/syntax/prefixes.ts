/** Quote markers, list markers and indentation, which can precede a block on its line. */
const PREFIX = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/;

/** What precedes a block on its line. */
export const prefixOf = (line: string) => PREFIX.exec(line)?.[0] ?? '';

/** How many quotes a prefix is in. */
export const quotesIn = (prefix: string) => prefix.match(/>/g)?.length ?? 0;

/** A line without the indentation and the quote markers that the opening line had. */
export function withoutPrefix(line: string, prefix: string): string {
  const quotes = quotesIn(prefix);
  const unquoted = quotes > 0 ? line.replace(new RegExp(`^(?:[ \\t]*> ?){0,${quotes}}`), '') : line;
  // After a quote marker, one blank belongs to it.
  const indent = quotes > 0 ? Math.max(0, prefix.length - prefix.lastIndexOf('>') - 2) : columnsOf(prefix);
  return withoutColumns(unquoted, indent);
}

/** A line without so many columns of blanks and tabs, or as many as it has. What a tab has more stays as blanks. */
function withoutColumns(line: string, columns: number): string {
  let at = 0;
  while (columnsOf(line.slice(0, at)) < columns && /[ \t]/.test(line[at] ?? '')) at += 1;
  return ' '.repeat(Math.max(0, columnsOf(line.slice(0, at)) - columns)) + line.slice(at);
}

/** How wide a text is whose tabs lead to the next multiple of four columns, as in Markdown. */
export function columnsOf(text: string): number {
  return [...text].reduce((column, sign) => (sign === '\t' ? column - (column % 4) + 4 : column + 1), 0);
}

/** How far a line is indented, in columns. */
export const indentOf = (line: string) => columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '');
