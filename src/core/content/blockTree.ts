import type { Block, CodeBlock, Footnote, Inline, InlineImage, ListItem } from './blocks';

/** What a block holds: inline nodes, other blocks, items of blocks, rows of cells, code, or nothing. */
type BlockContent =
  | { readonly kind: 'inline'; readonly nodes: readonly Inline[] }
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'items'; readonly items: readonly (ListItem | Footnote)[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'code'; readonly block: CodeBlock }
  | { readonly kind: 'nothing' };

/** What each type of block holds: what reads a whole block tree gets it from here. What changes or renders blocks knows their types. */
export function contentOf(block: Block): BlockContent {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'line':
    case 'step':
    case 'figure':
      return { kind: 'inline', nodes: block.children };
    case 'quote':
    case 'callout':
      return { kind: 'blocks', blocks: block.children };
    case 'tabs':
      return { kind: 'blocks', blocks: block.tabs.map((tab) => tab.block) };
    case 'list':
    case 'footnotes':
      return { kind: 'items', items: block.items };
    case 'table':
      return { kind: 'rows', rows: [block.head, ...block.rows] };
    case 'code':
      return { kind: 'code', block };
    case 'rule':
      return { kind: 'nothing' };
  }
}

/** A block tree with each of its code blocks replaced, at any depth. */
export function mapCode(blocks: readonly Block[], change: (block: CodeBlock) => CodeBlock): Block[] {
  return blocks.map((block) => {
    if (block.type === 'code') return change(block);
    if (block.type === 'tabs') return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, block: change(tab.block) })) };
    return withChildren(block, (children) => mapCode(children, change));
  });
}

/** A block tree with each of its images replaced, at any depth. */
export function mapImages(blocks: readonly Block[], change: (image: InlineImage) => InlineImage): Block[] {
  return mapInline(blocks, (node) => (node.type === 'image' ? change(node) : node));
}

type InlineElement = Exclude<Inline, string>;

/** A block tree with each of its inline elements replaced, at any depth, from the inside out. */
export function mapInline(blocks: readonly Block[], change: (node: InlineElement) => Inline): Block[] {
  const mapNodes = (nodes: readonly Inline[]): Inline[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node;
      return change('children' in node ? { ...node, children: mapNodes(node.children) } : node);
    });
  return blocks.map((block) => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
      case 'line':
      case 'step':
      case 'figure':
        return { ...block, children: mapNodes(block.children) };
      case 'table':
        return { ...block, head: block.head.map(mapNodes), rows: block.rows.map((row) => row.map(mapNodes)) };
      default:
        return withChildren(block, (children) => mapInline(children, change));
    }
  });
}

/** A block tree without some types of blocks, at any depth; a block that held nothing else is left empty. */
export function withoutBlocks(blocks: readonly Block[], types: ReadonlySet<Block['type']>): Block[] {
  return blocks.filter(({ type }) => !types.has(type)).map((block) => withChildren(block, (children) => withoutBlocks(children, types)));
}

function withChildren(block: Block, change: (children: readonly Block[]) => Block[]): Block {
  switch (block.type) {
    case 'quote':
    case 'callout':
      return { ...block, children: change(block.children) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, children: change(item.children) })) };
    case 'footnotes':
      return { ...block, items: block.items.map((item) => ({ ...item, children: change(item.children) })) };
    default:
      return block;
  }
}

/** The blocks after the first level-2 heading whose text fits, up to the next level-2 heading; empty without one. */
export function sectionBelow(blocks: readonly Block[], fits: (heading: Extract<Block, { type: 'heading' }>) => boolean): readonly Block[] {
  const start = blocks.findIndex((block) => block.type === 'heading' && block.depth === 2 && fits(block));
  if (start < 0) return [];
  const end = blocks.findIndex((block, index) => index > start && ((block.type === 'heading' && block.depth === 2) || block.type === 'footnotes'));
  return blocks.slice(start + 1, end < 0 ? undefined : end);
}
