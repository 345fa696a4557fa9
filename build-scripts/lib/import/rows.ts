/** A row of a table in Markdown, with an element that would stand alone elsewhere. */
const ROW = /^[ \t>]*\|[^\n]*<(?:ul|ol|dl|p|div|details|blockquote|pre)\b[^\n]*$/gim;

/** A text with such rows changed. They stay on one line: the items of a list follow each other, a bullet before each. */
export function withRows(text: string, change: (row: string) => string): string {
  return text.replace(ROW, (row) =>
    change(row)
      .trimEnd()
      .replace(/\s*\n\s*[-*][ \t]+/g, ' • ')
      .replace(/\s*\n\s*/g, ' '),
  );
}
