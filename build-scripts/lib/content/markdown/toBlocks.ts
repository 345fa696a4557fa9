import type { FootnoteDefinition, Heading, PhrasingContent, Table } from 'mdast';
import type { Block, Inline, ListItem } from '../../../../src/core/content/blocks';
import { inlineText } from '../../../../src/core/content/inlineText';
import type { ArticleNode } from './articleTree';
import { dirOf } from './directions';
import { NO_SIZE } from '../pictures/knownPicture';

/** The block tree that pages are made of, from an article tree. */
export function toBlocks(nodes: readonly ArticleNode[]): Block[] {
  const footnotes = nodes.filter((node) => node.type === 'footnoteDefinition');
  return [...nodes.flatMap(toBlock), ...(footnotes.length > 0 ? [footnoteBlock(footnotes)] : [])];
}

function toBlock(node: ArticleNode): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', depth: node.depth, ...idsOf(node), ...dirOf(node), children: toInline(node.children) }];
    case 'paragraph':
      return [
        node.data?.isTight
          ? { type: 'line', ...dirOf(node), children: toInline(node.children) }
          : { type: 'paragraph', ...dirOf(node), children: toInline(node.children) },
      ];
    case 'step':
      return [{ type: 'step', label: node.label, ...dirOf(node), children: toInline(node.children) }];
    case 'figure':
      return [{ type: 'figure', children: [...toInline(node.children), { type: 'break' }, node.caption] }];
    case 'code':
      return node.data?.block ? [node.data.block] : [];
    case 'tabs':
      return [{ type: 'tabs', ...dirOf(node), tabs: node.children.flatMap(({ data }) => (data?.block ? [{ label: data.tab ?? '', block: data.block }] : [])) }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          ...(node.ordered && node.start !== 1 && typeof node.start === 'number' ? { start: node.start } : {}),
          ...(node.data?.notes ? { notes: node.data.notes } : {}),
          ...dirOf(node),
          items: node.children.map((item): ListItem => ({
            ...(typeof item.checked === 'boolean' ? { checked: item.checked } : {}),
            children: toBlocks(item.children),
          })),
        },
      ];
    case 'blockquote':
      return [{ type: 'quote', ...dirOf(node), children: toBlocks(node.children) }];
    case 'callout':
      return [{ type: 'callout', kind: node.kind, ...dirOf(node), children: toBlocks(node.children) }];
    case 'table':
      return [toTable(node)];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    default:
      return [];
  }
}

function idsOf({ data }: Heading): Pick<Extract<Block, { type: 'heading' }>, 'id' | 'formerIds'> {
  return { id: data?.id ?? '', ...(data?.formerIds?.length ? { formerIds: data.formerIds } : {}) };
}

function toTable(node: Table): Block {
  const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => toInline(cell.children)));
  const { dir } = dirOf(node);
  // The style sheet aligns cells left.
  const align = (node.align ?? []).map((side) => side ?? (dir === 'rtl' ? 'right' : null));
  return { type: 'table', ...(dir ? { dir } : {}), align, head, rows, ...(head.length > 2 && areLong(rows) ? { hasLongRows: true } : {}) };
}

/** From this median length of its rows in characters, a table of three columns or more has no room for its cells side by side on a phone. */
const LONG_ROW = 95;

function areLong(rows: readonly (readonly (readonly Inline[])[])[]): boolean {
  const lengths = rows.map((row) => inlineText(row.flat()).length).sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) >= LONG_ROW;
}

function footnoteBlock(definitions: readonly FootnoteDefinition[]): Block {
  return { type: 'footnotes', items: definitions.map(({ data, children }) => ({ id: data?.id ?? '', refs: data?.refs ?? [], children: toBlocks(children) })) };
}

/** The inline nodes of a block tree from those of an article tree. */
export function toInline(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'inlineCode':
        return [{ type: 'code', ...dirOf(node), text: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: toInline(node.children) }];
      case 'delete':
        return [{ type: 'deleted', children: toInline(node.children) }];
      case 'link':
        return [{ type: 'link', href: node.url, children: toInline(node.children) }];
      case 'image':
        return [{ type: 'image', src: node.url, alt: node.alt ?? '', size: NO_SIZE }];
      case 'inlineMath':
        return [node.element];
      case 'break':
        return [{ type: 'break' }];
      case 'footnoteReference':
        return [{ type: 'footnote', id: node.data?.id ?? '', number: Number(node.identifier), ref: node.data?.ref ?? '' }];
      default:
        return [];
    }
  });
}
