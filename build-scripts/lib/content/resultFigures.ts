import type { Block } from '../../../src/core/content/blocks';
import { sectionBelow } from '../../../src/core/content/blockTree';
import type { Figure } from '../../../src/core/content/pages';
import { inlineText } from '../../../src/core/content/textOf';

const MOST = 3;

/** A quantity with its unit, and what it is of: `40.1% less per month.` */
const FIGURE = /^([€$£]?\d[\d.,]*\s?%?)\s+(.+?)[.,:;]?$/;

/**
 * What a case study came to: the figure that its section "Results" opens with in bold, or else what the first rows of a
 * table there had before and after (its second and third column).
 */
export function resultFigures(blocks: readonly Block[]): Figure[] {
  const section = sectionBelow(blocks, ({ children }) => inlineText(children).trim() === 'Results');
  const opening = section.flatMap((block) => (block.type === 'paragraph' ? boldFigure(block) : [])).slice(0, 1);
  if (opening.length > 0) return opening;
  const table = section.find((block) => block.type === 'table');
  const rows = table?.type === 'table' && table.head.length > 2 ? table.rows : [];
  return rows
    .slice(0, MOST)
    .map(([label = [], before = [], after = []]) => ({ value: `${inlineText(before)} → ${inlineText(after)}`, label: inlineText(label) }));
}

function boldFigure({ children: [first] }: Extract<Block, { type: 'paragraph' }>): Figure[] {
  if (typeof first !== 'object' || first.type !== 'strong') return [];
  const [, value, label] = FIGURE.exec(inlineText(first.children).trim()) ?? [];
  return value && label ? [{ value, label }] : [];
}
