import type { Block, CodeLine, Inline } from './blocks';

/** The text of one code line, without its prompt. */
export function lineText(line: CodeLine): string {
  return line.tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}

export function inlineText(nodes: readonly Inline[]): string {
  return nodes.map(textOfInline).join('');
}

/**
 * The text of a block tree as a reader sees it: one line a block, code lines kept, prompts left out. It is what the
 * search matches and counts in (S3, S4), so it never goes through HTML.
 */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).filter(Boolean).join('\n');
}

function textOfInline(node: Inline): string {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return node.text;
    case 'image':
      return node.alt;
    case 'break':
      return '\n';
    case 'footnote':
      return '';
    default:
      return inlineText(node.children);
  }
}

function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'rule':
      return '';
    case 'code':
      return [block.title, ...block.lines.map(lineText)].filter((line) => line !== undefined).join('\n');
    case 'list':
      return block.items.map((item) => plainText(item.children)).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join('\n');
    case 'tabs':
      return plainText(block.tabs.map((tab) => tab.block));
    case 'quote':
    case 'callout':
      return plainText(block.children);
    case 'footnotes':
      return block.items.map((item) => plainText(item.children)).join('\n');
    case 'step':
      return `${block.label}: ${inlineText(block.children)}`;
    default:
      return inlineText(block.children);
  }
}
