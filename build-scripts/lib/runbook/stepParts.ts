import type { Block } from '../../../src/core/content/blocks';
import { inlineText } from '../../../src/core/content/textOf';
import type { StepPart } from '../../../src/core/runbook/runbook';
import { stepMarkOf, type StepMark } from '../content/markdown/stepMarks';

/** A step's blocks in order, and those on how to roll it back. */
interface PartedBlocks {
  readonly parts: readonly StepPart[];
  readonly rollback: readonly Block[];
}

/** Split by a paragraph's bold word, `**Verify**` or `**Roll back**`; the block that its colon announces goes with it. */
export function partBlocks(blocks: readonly Block[]): PartedBlocks {
  const parts: { kind: StepPart['kind']; blocks: Block[] }[] = [];
  const rollback: Block[] = [];
  const add = (kind: StepPart['kind'], block: Block) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.blocks.push(block);
    else parts.push({ kind, blocks: [block] });
  };
  for (let at = 0; at < blocks.length; at += 1) {
    const passage = passageAt(blocks, at);
    if (passage.marks.has('rollback')) rollback.push(...passage.blocks);
    // A paragraph that only ends with the rollback is needed in its place, too.
    if (!passage.marks.has('rollback') || !passage.beginsWithMark) passage.blocks.forEach((block) => add(passage.marks.has('verify') ? 'verify' : 'do', block));
    at += passage.blocks.length - 1;
  }
  return { parts, rollback };
}

interface Passage {
  readonly marks: ReadonlySet<StepMark>;
  readonly beginsWithMark: boolean;
  readonly blocks: readonly Block[];
}

/** A marked paragraph and what it announces, or a single block. */
function passageAt(blocks: readonly Block[], at: number): Passage {
  const block = blocks[at];
  const next = blocks[at + 1];
  if (!block) return { marks: new Set(), beginsWithMark: false, blocks: [] };
  if (block.type !== 'paragraph') return { marks: new Set(), beginsWithMark: false, blocks: [block] };
  const marks = new Set(block.children.flatMap((node) => stepMarkOf(node) ?? []));
  const announces = marks.size > 0 && next !== undefined && /[:：]\s*$/.test(inlineText(block.children));
  return { marks, beginsWithMark: stepMarkOf(block.children[0]) !== null, blocks: announces ? [block, next] : [block] };
}
