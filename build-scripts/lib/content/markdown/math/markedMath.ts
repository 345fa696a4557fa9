import { visit } from 'unist-util-visit';
import { isCommandLine } from '../../../../../src/core/content/commandLine';
import { parseMarkdown } from '../parseMarkdown';

/*
 * Formulas are written between double dollar signs. Markdown would take their backslashes and underscores for its own, so they are made
 * code before it is parsed: a block of the language math or, inline, GitHub's form, which is as long. No line is added or removed.
 */

/** Alone on its line, after the markers of quotes and list items. */
const SIGN = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t][\s>]*)*)\$\$[ \t]*$/;
/** Code, which stays as it is, or an inline formula. */
const IN_LINE = /(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)|(?<![\\$])\$\$([^$`\n]*[^$`\n\\])\$\$(?!\$)/g;

/** Turns formulas in Markdown into code. */
export function markedMath(markdown: string): string {
  if (!markdown.includes('$$')) return markdown;
  const lines = markdown.split('\n');
  const code = linesOfCode(markdown);
  for (let at = 0; at < lines.length; at += 1) if (!code.has(at)) at = markLine(lines, at, code);
  return lines.join('\n');
}

type CodeForm = 'fenced' | 'indented';

/** The lines of blocks of code, from 0. Only the parser knows for certain where one ends. */
function linesOfCode(markdown: string): ReadonlyMap<number, CodeForm> {
  const found = new Map<number, CodeForm>();
  visit(parseMarkdown(markdown), 'code', ({ position }) => {
    if (!position) return;
    const { start, end } = position;
    const form = /^[`~]{3}/.test(markdown.slice(start.offset)) ? 'fenced' : 'indented';
    for (let line = start.line; line <= end.line; line += 1) found.set(line - 1, form);
  });
  return found;
}

/** Marks the block formula that begins at a line, or the inline ones in it; returns the last line's index. */
function markLine(lines: string[], at: number, code: ReadonlyMap<number, CodeForm>): number {
  const line = lines[at] ?? '';
  const [, before] = SIGN.exec(line) ?? [];
  const end = before === undefined ? -1 : endOfFormula(lines, at + 1, code);
  if (before === undefined || end < 0) {
    if (!isCommandLine(line)) lines[at] = line.replace(IN_LINE, (written, _, formula?: string) => (formula === undefined ? written : `$\`${formula}\`$`));
    return at;
  }
  lines[at] = `${before}\`\`\`math`;
  lines[end] = (lines[end] ?? '').replace('$$', '```');
  return end;
}

/** The line that closes a formula; -1 if there is none before the next fence. */
function endOfFormula(lines: readonly string[], from: number, code: ReadonlyMap<number, CodeForm>): number {
  for (let at = from; at < lines.length && code.get(at) !== 'fenced'; at += 1) if (SIGN.test(lines[at] ?? '')) return at;
  return -1;
}
