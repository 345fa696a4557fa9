import type { Block, Heading } from '../../../../src/core/content/blocks';
import { inlineText } from '../../../../src/core/content/textOf';
import { WAY_BACK } from '../markdown/urgentHeading';
import { stepMarkOf } from '../markdown/stepMarks';

/** A guide's blocks and headings with its way back among them, and the heading before it; without one, as they were, and null. */
interface WithWayBack {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly after: string | null;
  /** The id of the place that the guide's risk leads to: the way back, or else the heading of the first callout "Caution". Null without either. */
  readonly riskId: string | null;
}

type Paragraph = Extract<Block, { type: 'paragraph' }>;

interface Found {
  readonly block: Paragraph;
  /** The id of the heading that it is under. */
  readonly under: string;
}

/**
 * Lists the paragraph that undoes what a guide warns of in its contents: the first that begins with a bold "Roll back" after a callout
 * "Caution" of its section. A reader who is locked out looks for nothing else.
 */
export function withWayBack(blocks: readonly Block[], headings: readonly Heading[]): WithWayBack {
  const chosen = wayBackIn(blocks);
  const place = headings.findIndex(({ id }) => id === chosen?.under);
  if (!chosen || place < 0 || headings.some(({ id }) => id === WAY_BACK)) return { blocks, headings, after: null, riskId: firstCaution(blocks) };
  const entry: Heading = { depth: 3, id: WAY_BACK, text: beginningOf(inlineText(chosen.block.children)), isUrgent: true };
  return {
    blocks: blocks.map((block) => (block === chosen.block ? { ...chosen.block, id: WAY_BACK } : block)),
    headings: [...headings.slice(0, place + 1), entry, ...headings.slice(place + 1)],
    after: chosen.under,
    riskId: WAY_BACK,
  };
}

function firstCaution(blocks: readonly Block[]): string | null {
  let under: string | null = null;
  for (const block of blocks) {
    if (block.type === 'heading') under = block.id;
    if (block.type === 'callout' && block.kind === 'caution') return under;
  }
  return null;
}

function wayBackIn(blocks: readonly Block[]): Found | null {
  let under = '';
  let isCareful = false;
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth <= 3) under = block.id;
    if (block.type === 'heading' && block.depth === 2) isCareful = false;
    if (block.type === 'callout' && block.kind === 'caution') isCareful = true;
    if (isCareful && block.type === 'paragraph' && stepMarkOf(block.children[0]) === 'rollback') return { block, under };
  }
  return null;
}

/** What a sentence says before its first mark: `Roll back by hand`. */
function beginningOf(text: string): string {
  const beginning = /^[^,.:;(]*/.exec(text)?.[0].trim() ?? '';
  const words = beginning.split(' ');
  return words.length <= 5 ? beginning : words.slice(0, 2).join(' ');
}
