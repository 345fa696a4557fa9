import { isCommandLine } from '../../../../src/core/content/commandLine';
import { fenceAfter, fenceSigns } from '../fenceAfter';

/*
 * Formulas are written between double dollar signs. Markdown would take their backslashes and underscores for its own, so they are made
 * code before it is parsed: a block of the language math or, inline, GitHub's form, which is as long. No line is added or removed.
 */

const SIGN = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)\$\$[ \t]*$/;
const INDENTED = /^(?: {4}|\t)/;
/** Code, which stays as it is, or an inline formula. */
const IN_LINE = /(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)|(?<![\\$])\$\$([^$`\n]*[^$`\n\\])\$\$(?!\$)/g;

/** Turns formulas in Markdown into code. */
export function markedMath(markdown: string): string {
  if (!markdown.includes('$$')) return markdown;
  const lines = markdown.split('\n');
  let fence = '';
  let isList = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const signs = fenceSigns(line);
    if (line.trim() !== '' && !/^[ \t]/.test(line)) isList = /^(?:[-*+]|\d+[.)])[ \t]/.test(line);
    const isCode = fence !== '' || signs !== '';
    fence = fenceAfter(fence, signs);
    if (isCode) continue;
    if (!INDENTED.test(line) || isList) at = markLine(lines, at);
  }
  return lines.join('\n');
}

/** Marks the block formula that begins at a line, or the inline ones in it; returns the last line's index. */
function markLine(lines: string[], at: number): number {
  const line = lines[at] ?? '';
  const [, before] = SIGN.exec(line) ?? [];
  const end = before === undefined ? -1 : lines.findIndex((other, index) => index > at && SIGN.test(other));
  if (before === undefined || end < 0) {
    if (!isCommandLine(line)) lines[at] = line.replace(IN_LINE, (code, _, formula?: string) => (formula === undefined ? code : `$\`${formula}\`$`));
    return at;
  }
  lines[at] = `${before}\`\`\`math`;
  lines[end] = (lines[end] ?? '').replace('$$', '```');
  return end;
}
