import type { Block } from '../content/blocks';
import type { Runbook } from './runbook';

/** A runbook as its data file has it: a number is the place of a block in the data of the guide's page, which has most of them. */
export type RunbookFile = Runbook<Block | number>;

/** Leaves out what the guide's page has, too. The build does, so that nobody fetches it twice. */
export function shortenRunbook(runbook: Runbook, page: readonly Block[]): RunbookFile {
  const places = new Map(page.map((block, place) => [JSON.stringify(block), place]));
  return mapBlocks(runbook, (block) => places.get(JSON.stringify(block)) ?? block);
}

/**
 * The runbook that was shortened.
 *
 * @param page the blocks of the guide's page, of the same build
 * @throws RangeError if the page has fewer blocks than the file says
 */
export function completeRunbook(file: RunbookFile, page: readonly Block[]): Runbook {
  return mapBlocks(file, (block) => {
    const found = typeof block === 'number' ? page[block] : block;
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
