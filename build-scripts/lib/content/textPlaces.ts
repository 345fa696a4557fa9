import type { Block, Inline } from '../../../src/core/content/blocks';
import { inlineText, plainText } from '../../../src/core/content/plainText';
import type { TextCode, TextSections } from '../../../src/core/search';

/** Values at places of a text, in UTF-16 units, rising. */
type Places<T> = readonly (readonly [offset: number, value: T])[];

/** Where in `plainText` of the same blocks each heading begins, with its id; headings inside of quotes and lists too. */
export function textSections(blocks: readonly Block[]): TextSections {
  return placesOf(blocks, (block) => (block.type === 'heading' ? [[0, block.id]] : []));
}

/** Where `plainText` of the same blocks is code, in line or in blocks of its own: gap from the last end and length, in turn. */
export function textCode(blocks: readonly Block[]): TextCode {
  let end = 0;
  return placesOf(blocks, codeOfLeaf).flatMap(([offset, length]) => {
    const gap = offset - end;
    end = offset + length;
    return [gap, length];
  });
}

/** What a function finds in the text of each block that holds no other blocks. */
type PickOfLeaf<T> = (block: Block) => Places<T>;

function placesOf<T>(blocks: readonly Block[], pick: PickOfLeaf<T>): Places<T> {
  const texts = blocks.map((block) => ({ block, text: plainText([block]) })).filter(({ text }) => text !== '');
  let offset = 0;
  return texts.flatMap(({ block, text }) => {
    const places = shifted(placesOfBlock(block, pick), offset);
    offset += text.length + 1;
    return places;
  });
}

function placesOfBlock<T>(block: Block, pick: PickOfLeaf<T>): Places<T> {
  switch (block.type) {
    case 'tabs':
      return placesOf(
        block.tabs.map((tab) => tab.block),
        pick,
      );
    case 'quote':
    case 'callout':
      return placesOf(block.children, pick);
    case 'list':
    case 'footnotes':
      return placesOfItems(block.items, pick);
    default:
      return pick(block);
  }
}

/** Items are joined by a line break even where one is empty, other than blocks. */
function placesOfItems<T>(items: readonly { readonly children: readonly Block[] }[], pick: PickOfLeaf<T>): Places<T> {
  let offset = 0;
  return items.flatMap(({ children }) => {
    const places = shifted(placesOf(children, pick), offset);
    offset += plainText(children).length + 1;
    return places;
  });
}

function shifted<T>(places: Places<T>, by: number): Places<T> {
  return places.map(([offset, value]) => [offset + by, value] as const);
}

/** The lengths of what is code. */
function codeOfLeaf(block: Block): Places<number> {
  switch (block.type) {
    case 'code': {
      const start = block.title === undefined ? 0 : block.title.length + 1;
      return [[start, plainText([block]).length - start]];
    }
    case 'heading':
    case 'paragraph':
    case 'line':
      return codeInLine(block.children);
    case 'step':
      return shifted(codeInLine(block.children), block.label.length + 2);
    case 'table':
      return inTurn([block.head, ...block.rows].flat(), codeInLine);
    default:
      return [];
  }
}

/** Cells and rows are joined by one character each. */
function inTurn(cells: readonly (readonly Inline[])[], pick: (cell: readonly Inline[]) => Places<number>): Places<number> {
  let offset = 0;
  return cells.flatMap((cell) => {
    const places = shifted(pick(cell), offset);
    offset += inlineText(cell).length + 1;
    return places;
  });
}

function codeInLine(nodes: readonly Inline[]): Places<number> {
  let offset = 0;
  return nodes.flatMap((node) => {
    const length = inlineText([node]).length;
    const places = shifted(codeInNode(node, length), offset);
    offset += length;
    return places;
  });
}

function codeInNode(node: Inline, length: number): Places<number> {
  if (typeof node === 'string') return [];
  if (node.type === 'code') return [[0, length]];
  return 'children' in node ? codeInLine(node.children) : [];
}
