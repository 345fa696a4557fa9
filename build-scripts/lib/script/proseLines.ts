import type { Block } from '../../../src/core/content/blocks';
import { blockLines } from '../../../src/core/terminal/blockLines';
import { textOfLine } from '../../../src/core/terminal/line';
import { wrapText } from '../text/wrapText';

const WIDTH = 78;

/** Blocks as lines of plain text for a terminal. */
export function proseLines(blocks: readonly Block[]): string[] {
  return blockLines(blocks, '').flatMap(({ line }, index) => {
    const { prefix = '', look, gap } = line;
    const first = look === 'heading' ? '## ' : prefix;
    const rest = /^[!>] /.test(prefix) ? prefix.replace(/^! \w+: /, '! ') : ' '.repeat(prefix.length);
    return [...(gap && index > 0 ? [''] : []), ...wrapText(textOfLine(line), WIDTH, { first, rest })];
  });
}
