import type { BlockContent, DefinitionContent, ListItem as MdListItem, PhrasingContent, Table } from 'mdast';
import { CALLOUTS, type CalloutKind } from '../../../src/core/content/callouts';
import type { Block, CodeBlock, Inline } from '../../../src/core/content/blocks';
import { lineText } from '../../../src/core/content/textOf';
import type { SiteSettings } from '../settings';

/** For whom an article's body is written. */
export interface TextTarget {
  /** Markdown is read as source, too, and has footnotes and callouts; HTML goes to feed readers, which have neither. */
  readonly format: 'markdown' | 'html';
  /** The article's own address, for links to its sections. */
  readonly pageUrl: string;
  readonly siteUrl: SiteSettings['siteUrl'];
}

type Node = BlockContent | DefinitionContent;

/** An article's block tree as a Markdown syntax tree, every link absolute. Nothing in it is raw HTML but the mark of a callout. */
export function blocksToMdast(blocks: readonly Block[], target: TextTarget): Node[] {
  return blocks.flatMap((block) => blockNodes(block, target));
}

function blockNodes(block: Block, target: TextTarget): Node[] {
  const inline = (nodes: readonly Inline[]) => nodes.map((node) => inlineNode(node, target));
  const inner = (children: readonly Block[]) => blocksToMdast(children, target);
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', depth: clampDepth(block.depth), children: inline(block.children) }];
    case 'paragraph':
    case 'line':
      return [{ type: 'paragraph', children: inline(block.children) }];
    case 'step':
      return [paragraph({ type: 'strong', children: [text(block.label)] }, text(': '), ...inline(block.children))];
    case 'list':
      return [list(block, target)];
    case 'quote':
      return [{ type: 'blockquote', children: inner(block.children) }];
    case 'callout':
      return [{ type: 'blockquote', children: [calloutTitle(block.kind, target), ...inner(block.children)] }];
    case 'table':
      return [table(block, target)];
    case 'tabs':
      return block.tabs.flatMap((tab) => [paragraph({ type: 'strong', children: [text(tab.label)] }), ...codeNodes(tab.block, target)]);
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'footnotes':
      return footnotes(block.items, target);
    case 'code':
      return codeNodes(block, target);
  }
}

/** As on the page: the title is the only heading of the first depth. */
function clampDepth(depth: number): 2 | 3 | 4 | 5 | 6 {
  return Math.min(Math.max(depth, 2), 6) as 2;
}

function paragraph(...children: PhrasingContent[]): Node {
  return { type: 'paragraph', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function list({ ordered, start, items }: Extract<Block, { type: 'list' }>, target: TextTarget): Node {
  // A list without blank lines holds lines instead of paragraphs.
  const spread = items.some(({ children }) => children.some(({ type }) => type === 'paragraph'));
  const children = items.map(({ checked, children: blocks }): MdListItem => {
    const nodes = blocksToMdast(blocks, target);
    if (checked === undefined) return { type: 'listItem', spread, children: nodes };
    if (target.format === 'markdown') return { type: 'listItem', spread, checked, children: nodes };
    return { type: 'listItem', spread, children: withMark(nodes, checked ? '☑ ' : '☐ ') };
  });
  return { type: 'list', ordered, start: start ?? 1, spread, children };
}

/** A task's box stands in the line of its text. */
function withMark(nodes: readonly Node[], mark: string): Node[] {
  const [first, ...others] = nodes;
  return first?.type === 'paragraph' ? [paragraph(text(mark), ...first.children), ...others] : [paragraph(text(mark)), ...nodes];
}

function calloutTitle(kind: CalloutKind, { format }: TextTarget): Node {
  if (format === 'html') return paragraph({ type: 'strong', children: [text(CALLOUTS[kind].title)] });
  // As text, its brackets would be escaped.
  return paragraph({ type: 'html', value: `[!${kind.toUpperCase()}]` });
}

function table({ align, head, rows }: Extract<Block, { type: 'table' }>, target: TextTarget): Table {
  const row = (cells: readonly (readonly Inline[])[]) => ({
    type: 'tableRow' as const,
    children: cells.map((nodes) => ({ type: 'tableCell' as const, children: nodes.map((node) => inlineNode(node, target)) })),
  });
  return { type: 'table', align: [...align], children: [head, ...rows].map(row) };
}

/** A feed reader has one list at the end, of which the text has the numbers. */
function footnotes(items: Extract<Block, { type: 'footnotes' }>['items'], target: TextTarget): Node[] {
  if (target.format === 'markdown') {
    return items.map(({ children }, index) => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      label: String(index + 1),
      children: blocksToMdast(children, target),
    }));
  }
  const children = items.map((item): MdListItem => ({ type: 'listItem', spread: false, children: blocksToMdast(item.children, target) }));
  return [{ type: 'thematicBreak' }, { type: 'list', ordered: true, start: 1, spread: false, children }];
}

function codeNodes({ language, title, lines }: CodeBlock, { format }: TextTarget): Node[] {
  const value = lines.map((line) => (line.prompt === undefined ? '' : `${line.prompt} `) + lineText(line)).join('\n');
  // HTML has no place for a language but a class, which means nothing to a feed reader.
  if (format === 'html') return [...(title ? [paragraph({ type: 'inlineCode', value: title })] : []), { type: 'code', value }];
  return [{ type: 'code', lang: language, meta: title === undefined ? null : `title=${JSON.stringify(title)}`, value }];
}

function inlineNode(node: Inline, target: TextTarget): PhrasingContent {
  if (typeof node === 'string') return text(node);
  switch (node.type) {
    case 'code':
      return { type: 'inlineCode', value: node.text };
    case 'link':
      return { type: 'link', url: absolute(node.href, target), children: node.children.map((child) => inlineNode(child, target)) };
    case 'image':
      return { type: 'image', url: absolute(node.src, target), alt: node.alt };
    case 'break':
      return { type: 'break' };
    case 'footnote':
      return target.format === 'html' ? text(`[${node.number}]`) : { type: 'footnoteReference', identifier: String(node.number), label: String(node.number) };
    default: {
      const type = node.type === 'deleted' ? 'delete' : node.type;
      return { type, children: node.children.map((child) => inlineNode(child, target)) };
    }
  }
}

/** A link of the site, or of the article, as it must be written elsewhere. */
function absolute(href: string, { pageUrl, siteUrl }: TextTarget): string {
  if (href.startsWith('#')) return pageUrl + href;
  return href.startsWith('/') ? siteUrl + href : href;
}
