import type { Block } from '../../../../src/core/content/blocks';
import { textOf, type TextSpan } from '../../../../src/core/content/textOf';
import type { TextCode, TextSections } from '../../../../src/core/search';

/** Each heading's offset in the text of the blocks, with its id; includes headings in quotes and lists. */
export function textSections(blocks: readonly Block[]): TextSections {
  return textOf(blocks).spans.flatMap(({ part, start }) => (part.kind === 'block' && part.block.type === 'heading' ? [[start, part.block.id] as const] : []));
}

/** Ranges of the blocks' text that are code, inline or in blocks: for each, the distance from the end of the last, and the length. */
export function textCode(blocks: readonly Block[]): TextCode {
  let last = 0;
  return textOf(blocks)
    .spans.flatMap(codeRange)
    .flatMap(([start, end]) => {
      const distance = start - last;
      last = end;
      return [distance, end - start];
    });
}

function codeRange({ part, start, end }: TextSpan): (readonly [start: number, end: number])[] {
  if (part.kind === 'inline' && part.node.type === 'code') return [[start, end]];
  if (part.kind !== 'block' || part.block.type !== 'code') return [];
  const { title } = part.block;
  return [[title === undefined ? start : start + title.length + 1, end]];
}
