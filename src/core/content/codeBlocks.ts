import type { Block, CodeBlock } from './blocks';
import { contentOf } from './blockTree';

/** The code blocks of a block tree, at any depth, in order. */
export function codeBlocksOf(blocks: readonly Block[]): CodeBlock[] {
  return blocks.flatMap((block) => {
    const content = contentOf(block);
    if (content.kind === 'code') return [content.block];
    if (content.kind === 'blocks') return codeBlocksOf(content.blocks);
    return content.kind === 'items' ? content.items.flatMap(({ children }) => codeBlocksOf(children)) : [];
  });
}
