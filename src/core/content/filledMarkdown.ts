import { escapeRegExp } from '../escapeRegExp';
import type { Block } from './blocks';
import { codeBlocksOf } from './codeBlocks';
import { isPlaceholder, type PlaceholderValues } from './placeholders';
import { textOfLines } from './session';

/**
 * An article's Markdown file with the reader's values in its code, in place of the examples. A line of code is the same in the file
 * as on the page, except for its indent, its prompt and its note's mark; one that isn't found stays as it is.
 *
 * @param blocks the article's blocks, whose code has the placeholders
 */
export function filledMarkdown(markdown: string, blocks: readonly Block[], values: PlaceholderValues): string {
  let filled = '';
  let rest = markdown;
  for (const line of codeBlocksOf(blocks).flatMap(({ lines }) => lines)) {
    if (!line.tokens.some(isPlaceholder)) continue;
    const example = textOfLines([line], {});
    const match = new RegExp(`^(?:[ \\t]|[$#>] )*${escapeRegExp(example)}(?=$|[ \\t]+\\S+ \\(\\d+\\)$)`, 'm').exec(rest);
    if (!match) continue;
    const end = match.index + match[0].length;
    filled += rest.slice(0, end - example.length) + textOfLines([line], values);
    rest = rest.slice(end);
  }
  return filled + rest;
}
