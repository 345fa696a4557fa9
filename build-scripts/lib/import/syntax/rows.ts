/** A row of a Markdown table. */
export const TABLE_ROW = /^[ \t>]*\|[^\n]*$/gm;
/** One that contains a block-level HTML element. */
const ROW_WITH_BLOCK = /^[ \t>]*\|[^\n]*<(?:ul|ol|dl|p|div|details|blockquote|pre)\b[^\n]*$/gim;

/** Changes the rows that contain block-level HTML. They stay on one line: the items of a list follow each other, a bullet before each. */
export function withRows(text: string, change: (row: string) => string): string {
  return text.replace(ROW_WITH_BLOCK, (row) =>
    change(row)
      .trimEnd()
      .replace(/\s*\n\s*[-*][ \t]+/g, ' • ')
      .replace(/\s*\n\s*/g, ' '),
  );
}
