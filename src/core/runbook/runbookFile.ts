import type { Block } from '../content/blocks';
import { checksumOf } from '../site/dataFile';
import type { Runbook } from './runbook';

/** A runbook as its data file has it: a string is the checksum of a block in the data of the guide's page, which has most of them. */
export type RunbookFile = Runbook<Block | string>;

const nameOf = (block: Block) => checksumOf(JSON.stringify(block));

/**
 * Leaves out what the guide's page has, too. The build does, so that nobody fetches it twice. A checksum, unlike a block's place, can't
 * name another block when the reader's page is of an earlier or later deploy.
 */
export function shortenRunbook(runbook: Runbook, page: readonly Block[]): RunbookFile {
  const named = (block: Block) => [nameOf(block), JSON.stringify(block)] as const;
  const texts = new Map(page.map(named));
  return mapBlocks(runbook, (block) => {
    const [name, text] = named(block);
    return texts.get(name) === text ? name : block;
  });
}

/**
 * The runbook that was shortened.
 *
 * @param page the blocks of the guide's page
 * @throws RangeError if the page doesn't have a block of the file, as when one of the two is of an earlier deploy
 */
export function completeRunbook(file: RunbookFile, page: readonly Block[]): Runbook {
  const blocks = new Map(page.map((block) => [nameOf(block), block]));
  return mapBlocks(file, (block) => {
    const found = typeof block === 'string' ? blocks.get(block) : block;
    if (!found) throw new RangeError(`the page has no block ${String(block)}`);
    return found;
  });
}

function mapBlocks<A, B>(runbook: Runbook<A>, map: (block: A) => B): Runbook<B> {
  const mapAll = (blocks: readonly A[]) => blocks.map((block) => map(block));
  return {
    ...runbook,
    steps: runbook.steps.map((step) => ({
      ...step,
      parts: step.parts.map((part) => ({ ...part, blocks: mapAll(part.blocks) })),
      rollback: mapAll(step.rollback),
    })),
    help: mapAll(runbook.help),
  };
}
