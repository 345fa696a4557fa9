import type { Block, Inline } from '../../../../src/core/content/blocks';
import { isFurtherMessages } from '../../../../src/core/content/furtherMessages';
import { plainText } from '../../../../src/core/content/textOf';
import { ENTRIES } from '../../../../src/core/search/advanced';

/**
 * Blocks without the messages that Troubleshooting lists: code in the first column of its tables, and paragraphs that begin with
 * "Also logged as". They are there to be found, not to be read through.
 */
export function withoutMessages(blocks: readonly Block[]): Block[] {
  let isListed = false;
  return blocks.flatMap((block) => {
    if (block.type === 'heading' && block.depth <= 2) isListed = ENTRIES.test(plainText([block]));
    return isListed ? withoutMessagesIn(block) : [block];
  });
}

function withoutMessagesIn(block: Block): Block[] {
  if (block.type === 'table') return [{ ...block, rows: block.rows.map(([seen = [], ...others]) => [withoutCode(seen), ...others]) }];
  return block.type === 'paragraph' && isFurtherMessages(block.children) ? [] : [block];
}

function withoutCode(nodes: readonly Inline[]): Inline[] {
  return nodes.filter((node) => typeof node === 'string' || node.type !== 'code');
}
