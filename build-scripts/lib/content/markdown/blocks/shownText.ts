import type { CodeBlock } from '../../../../../src/core/content/blocks';
import { lineText } from '../../../../../src/core/content/textOf';

/** A block's code as the page shows it: with its prompts and the example values. */
export function shownText({ lines }: CodeBlock): string {
  return lines.map((line) => (line.prompt === undefined ? '' : `${line.prompt} `) + lineText(line)).join('\n');
}
