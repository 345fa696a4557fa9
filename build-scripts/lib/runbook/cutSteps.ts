import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { codeBlocksOf } from '../../../src/core/content/codeBlocks';
import { inlineText } from '../../../src/core/content/textOf';
import { oneLine, type Section } from '../script/scriptSteps';

/** What is done in one go: a section, or a part of one under a heading or label of its own. */
export interface Stretch {
  readonly title: string;
  /** The label of a part, such as `Part 2`. */
  readonly label?: string;
  /** The id of its own heading. */
  readonly heading?: string;
  readonly blocks: readonly Block[];
}

/** Whether a code block is something to do, and not only shown. */
type IsTask = (code: CodeBlock) => boolean;

/** Whether there is something to be done in a section, by commands, with files or by hand; otherwise it is background. */
export function hasTask(blocks: readonly Block[], isTask: IsTask): boolean {
  return hasCodeTask(blocks, isTask) || blocks.some((block) => block.type === 'step' || isWorkList(block));
}

/** Before the first heading, only code counts: a list there says what the guide is about. */
export function hasCodeTask(blocks: readonly Block[], isTask: IsTask): boolean {
  return codeBlocksOf(blocks).some((code) => isTask(code) || code.title !== undefined);
}

/** A list of things to do in order, or to tick off. */
function isWorkList(block: Block): boolean {
  return block.type === 'list' && block.notes === undefined && (block.ordered || block.items.some(({ checked }) => checked !== undefined));
}

/**
 * Cuts a section at its labels (`Part 2: …`) and at headings below it. A stretch with nothing to do is joined to the one
 * before it, and a lead-in with nothing to do to the one after it.
 */
export function cutSection({ title, blocks }: Section, isTask: IsTask): Stretch[] {
  const [first, ...others] = stretchesIn({ title, blocks: [] }, blocks);
  if (!first) return [];
  const cut = others.reduce<Stretch[]>(
    (done, stretch) => (stretch.label !== undefined || hasTask(stretch.blocks, isTask) ? [...done, stretch] : joinToLast(done, stretch)),
    [first],
  );
  const [lead, next, ...rest] = cut;
  if (!lead || !next || hasTask(lead.blocks, isTask)) return cut;
  return [{ ...next, blocks: [...lead.blocks, ...next.blocks] }, ...rest];
}

function stretchesIn(first: Stretch, blocks: readonly Block[]): Stretch[] {
  return blocks.reduce<Stretch[]>(
    (stretches, block) => {
      const begun = stretchStartingAt(block);
      return begun ? [...stretches, begun] : withBlocks(stretches, [block]);
    },
    [first],
  );
}

function stretchStartingAt(block: Block): Stretch | null {
  if (block.type === 'step') return { title: oneLine(inlineText(block.children)), label: block.label, blocks: [] };
  if (block.type === 'heading') return { title: oneLine(inlineText(block.children)), heading: block.id, blocks: [] };
  return null;
}

function joinToLast(stretches: readonly Stretch[], { title, blocks }: Stretch): Stretch[] {
  return withBlocks(stretches, [{ type: 'paragraph', children: [{ type: 'strong', children: [title] }] }, ...blocks]);
}

function withBlocks(stretches: readonly Stretch[], blocks: readonly Block[]): Stretch[] {
  const last = stretches.at(-1);
  return last ? [...stretches.slice(0, -1), { ...last, blocks: [...last.blocks, ...blocks] }] : [];
}
