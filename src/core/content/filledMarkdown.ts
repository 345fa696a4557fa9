import { escapeRegExp } from '../escapeRegExp';
import type { Block } from './blocks';
import { codeBlocksOf } from './codeBlocks';
import type { PlaceholderValues } from './placeholders';
import { textOfLines } from './session';

/**
 * An article's Markdown file with the reader's values in its code, in place of the examples. A block's lines are the same in the file
 * as on the page, except for their indents, their prompts and their notes' marks; a block that isn't found stays as it is.
 *
 * @param blocks the article's blocks, whose code has the placeholders
 */
export function filledMarkdown(markdown: string, blocks: readonly Block[], values: PlaceholderValues): string {
  let filled = '';
  let rest = markdown;
  for (const { lines } of codeBlocksOf(blocks)) {
    const texts = (given: PlaceholderValues) => lines.map((line) => textOfLines([line], given));
    // Whole blocks, each after the one before: a line may be in several, and in prose.
    const pattern = texts({}).map((text) => `^((?:[ \\t]|[$#>](?: |$))*)${escapeRegExp(text)}([ \\t]+\\S+ \\(\\d+\\))?$`);
    const match = new RegExp(pattern.join('\\n'), 'm').exec(rest);
    if (!match) continue;
    const [found, ...around] = match;
    filled +=
      rest.slice(0, match.index) +
      texts(values)
        .map((text, line) => (around[2 * line] ?? '') + text + (around[2 * line + 1] ?? ''))
        .join('\n');
    rest = rest.slice(match.index + found.length);
  }
  return filled + rest;
}
