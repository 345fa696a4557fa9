import type { Block, Inline } from '../../../src/core/content/blocks';
import { plainText } from '../../../src/core/content/plainText';
import { withoutBlocks } from '../content/withoutBlocks';

const NOT_PROSE: ReadonlySet<Block['type']> = new Set<Block['type']>(['code', 'tabs', 'table', 'heading']);
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Stands for code while sentences are told apart: one may begin with code, and only a letter can begin one. */
const CODE_SIGN = 'ℵ';

/**
 * The sentences of an article's running prose: without headings, tables, code blocks, code within a sentence and
 * pictures, none of which is read as sentences are. A paragraph or list item ends the last of its sentences.
 */
export function sentencesOf(blocks: readonly Block[]): string[] {
  const lines = plainText(withoutBlocks(blocks, NOT_PROSE).map(withoutCode)).split('\n');
  const segments = lines.flatMap((line) => [...SENTENCES.segment(line)]);
  return segments.map(({ segment }) => segment.replaceAll(CODE_SIGN, ' ').trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

function withoutCode(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'line':
    case 'step':
      return { ...block, children: proseOf(block.children) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, children: item.children.map(withoutCode) })) };
    case 'footnotes':
      return { ...block, items: block.items.map((item) => ({ ...item, children: item.children.map(withoutCode) })) };
    case 'quote':
    case 'callout':
      return { ...block, children: block.children.map(withoutCode) };
    default:
      return block;
  }
}

function proseOf(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === 'string') return [node];
    if (node.type === 'code') return [CODE_SIGN];
    if (node.type === 'image') return [];
    // A line break within a paragraph ends no sentence.
    if (node.type === 'break') return [' '];
    return 'children' in node ? [{ ...node, children: proseOf(node.children) }] : [node];
  });
}
