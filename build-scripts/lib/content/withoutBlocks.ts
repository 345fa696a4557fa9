import type { Block } from '../../../src/core/content/blocks';

/** A block tree without some kinds of blocks, wherever in it they stand; what holds nothing else is left empty. */
export function withoutBlocks(blocks: readonly Block[], kinds: ReadonlySet<Block['type']>): Block[] {
  return blocks.filter(({ type }) => !kinds.has(type)).map((block) => withoutInside(block, kinds));
}

function withoutInside(block: Block, kinds: ReadonlySet<Block['type']>): Block {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, children: withoutBlocks(item.children, kinds) })) };
    case 'footnotes':
      return { ...block, items: block.items.map((item) => ({ ...item, children: withoutBlocks(item.children, kinds) })) };
    case 'quote':
    case 'callout':
      return { ...block, children: withoutBlocks(block.children, kinds) };
    default:
      return block;
  }
}
