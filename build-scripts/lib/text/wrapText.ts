/** What the lines of a text begin with: `first` before the first one, `rest` before the others. */
export interface Indents {
  readonly first: string;
  readonly rest: string;
}

/**
 * Breaks a text at spaces other than no-break ones into lines of at most `width` characters, indents included; a longer word gets its own line.
 *
 * @returns the lines, without trailing spaces
 */
export function wrapText(text: string, width: number, { first, rest }: Indents = { first: '', rest: '' }): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    const indent = lines.length === 0 ? first : rest;
    const isFull = line !== indent && line.length + 1 + word.length > width;
    if (isFull) lines.push(line);
    line = isFull ? rest + word : line === indent ? line + word : `${line} ${word}`;
  }
  return [...lines, line];
}
