import type { Block } from '../../../src/core/content/blocks';
import type { Figure } from '../../../src/core/content/pages';
import { inlineText } from '../../../src/core/content/plainText';

const MOST = 3;

/** A quantity with its unit, and what it is of: `40.1% less per month.` */
const FIGURE = /^([€$£]?\d[\d.,]*\s?%?)\s+(.+?)[.,:;]?$/;

/**
 * What a case study came to: the figure that its section "Results" opens with in bold, or else what the first rows of a
 * table there had before and after (its second and third column).
 */
export function resultFigures(blocks: readonly Block[]): Figure[] {
  const section = sectionNamed('Results', blocks);
  const opening = section.flatMap((block) => (block.type === 'paragraph' ? boldFigure(block) : [])).slice(0, 1);
  if (opening.length > 0) return opening;
  const table = section.find((block) => block.type === 'table');
  const rows = table?.type === 'table' && table.head.length > 2 ? table.rows : [];
  return rows
    .slice(0, MOST)
    .map(([label = [], before = [], after = []]) => ({ value: `${inlineText(before)} → ${inlineText(after)}`, label: inlineText(label) }));
}

function sectionNamed(name: string, blocks: readonly Block[]): readonly Block[] {
  const isHead = (block: Block) => block.type === 'heading' && block.depth === 2;
  const start = blocks.findIndex((block) => block.type === 'heading' && block.depth === 2 && inlineText(block.children).trim() === name);
  if (start < 0) return [];
  const length = blocks.slice(start + 1).findIndex(isHead);
  return blocks.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

function boldFigure({ children: [first] }: Extract<Block, { type: 'paragraph' }>): Figure[] {
  if (typeof first !== 'object' || first.type !== 'strong') return [];
  const [, value, label] = FIGURE.exec(inlineText(first.children).trim()) ?? [];
  return value && label ? [{ value, label }] : [];
}
