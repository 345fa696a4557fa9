import type { Block, CodeLine, Inline, ListItem } from '../content/blocks';
import { inlineText, lineText } from '../content/plainText';
import { textOfLine, type TerminalLine, type TerminalSpan } from './line';

/** A line of a page, and the id of the heading that it stands under. */
export interface FileLine {
  readonly line: TerminalLine;
  readonly section: string | null;
}

/**
 * A block tree as lines to read in the terminal. Their texts, joined, are exactly `plainText` of the same blocks, so a
 * line has the same number whether it is printed from the page or found in the texts of the search. What a page shows
 * beside that (bullets, prompts, the kind of a note) stands in `prefix`.
 *
 * @param page the page's path; links to its own headings begin with it
 */
export function blockLines(blocks: readonly Block[], page: string): FileLine[] {
  let section: string | null = null;
  return linesOf(blocks, page).map(({ line, heading }) => {
    section = heading ?? section;
    return { line, section };
  });
}

/** Below a mark of such a width, its text goes on under itself. */
const HANGS = [2, 3, 4, 6] as const;

interface DraftLine {
  readonly line: TerminalLine;
  readonly heading?: string;
}

/** @param isInItem whether the first block stands beside the mark of a list's item */
function linesOf(blocks: readonly Block[], page: string, isInItem = false): DraftLine[] {
  return blocks.flatMap((block, place) => {
    const lines = linesOfBlock(block, page);
    const text = lines.map(({ line }) => textOfLine(line)).join('\n');
    // `plainText` leaves out what says nothing.
    if (text === '') return [];
    return isInItem && place === 0 ? lines : withGap(lines, block);
  });
}

function withGap([first, ...rest]: readonly DraftLine[], { type }: Block): DraftLine[] {
  if (!first) return [];
  return type === 'line' ? [first, ...rest] : [{ ...first, line: { ...first.line, gap: true } }, ...rest];
}

function linesOfBlock(block: Block, page: string): DraftLine[] {
  switch (block.type) {
    case 'rule':
      return [];
    case 'code':
      return [
        ...(block.title === undefined ? [] : splitAtBreaks([{ text: block.title, look: 'quiet' }])),
        ...block.lines.flatMap((line) => splitAtBreaks([lineText(line)]).map(({ line: drawn }) => ({ line: codeLine(drawn, line) }))),
      ];
    case 'list':
      return itemLines(block.items, (item, number) => bullet(item, block.ordered ? (block.start ?? 1) + number : null), page);
    case 'footnotes':
      return itemLines(block.items, (_, number) => `[${number + 1}] `, page);
    case 'table':
      return [block.head, ...block.rows].flatMap((row, number) => splitAtBreaks(cellSpans(row, page, number === 0)));
    case 'tabs':
      return block.tabs.flatMap(({ label, block: code }) => prefixed(linesOf([code], page), `${label}: `, ''));
    case 'quote':
      return prefixed(linesOf(block.children, page), '> ', '> ');
    case 'callout':
      return prefixed(linesOf(block.children, page), `! ${block.kind}: `, '! ');
    case 'step':
      return splitAtBreaks([{ text: `${block.label}: `, look: 'strong' }, ...inlineSpans(block.children, page)]);
    case 'heading':
      return splitAtBreaks([{ text: inlineText(block.children), href: `${page}#${block.id}` }]).map(({ line }) => ({
        line: { ...line, look: 'heading' },
        heading: block.id,
      }));
    default:
      return splitAtBreaks(inlineSpans(block.children, page));
  }
}

function codeLine(line: TerminalLine, { role, prompt }: CodeLine): TerminalLine {
  const look = role === 'output' ? 'output' : 'code';
  return prompt ? { ...line, look, prefix: `${prompt.trimEnd()} ` } : { ...line, look };
}

interface Item {
  readonly children: readonly Block[];
}

/** Each item's first line has its mark; the others stand below its text. An empty item is an empty line, as in `plainText`. */
function itemLines<T extends Item>(items: readonly T[], markOf: (item: T, number: number) => string, page: string): DraftLine[] {
  return items.flatMap((item, number) => {
    const mark = markOf(item, number);
    const lines = linesOf(item.children, page, true);
    return prefixed(lines.length > 0 ? lines : [{ line: { spans: [] } }], mark, ' '.repeat(mark.length));
  });
}

function bullet({ checked }: ListItem, number: number | null): string {
  if (checked !== undefined) return checked ? '[x] ' : '[ ] ';
  return number === null ? '- ' : `${number}. `;
}

function prefixed(lines: readonly DraftLine[], first: string, others: string): DraftLine[] {
  return lines.map((draft, number) => {
    const prefix = (number === 0 ? first : others) + (draft.line.prefix ?? '');
    if (prefix === '') return draft;
    const hang = draft.line.look === undefined ? HANGS.find((width) => width === prefix.length) : undefined;
    return { ...draft, line: { ...draft.line, prefix, ...(hang === undefined ? {} : { hang }) } };
  });
}

function cellSpans(row: readonly (readonly Inline[])[], page: string, isHead: boolean): TerminalSpan[] {
  return row.flatMap((cell, place): TerminalSpan[] => [
    ...(place === 0 ? [] : [{ text: ' ', look: 'cell' } as const]),
    ...(isHead ? [{ text: inlineText(cell), look: 'strong' } as const] : inlineSpans(cell, page)),
  ]);
}

function inlineSpans(nodes: readonly Inline[], page: string): TerminalSpan[] {
  return nodes.flatMap((node): TerminalSpan[] => {
    if (typeof node === 'string') return [node];
    switch (node.type) {
      case 'code':
        return [{ text: node.text, look: 'code' }];
      case 'strong':
        return [{ text: inlineText(node.children), look: 'strong' }];
      case 'link':
        return [{ text: inlineText(node.children), href: node.href.startsWith('#') ? page + node.href : node.href }];
      case 'emphasis':
      case 'deleted':
        return inlineSpans(node.children, page);
      default:
        return [inlineText([node])];
    }
  });
}

/** Cuts spans at the line breaks in their texts. */
function splitAtBreaks(spans: readonly TerminalSpan[]): DraftLine[] {
  const lines: TerminalSpan[][] = [[]];
  for (const span of spans) {
    const [first = '', ...rest] = (typeof span === 'string' ? span : span.text).split('\n');
    const piece = (text: string): TerminalSpan => (typeof span === 'string' ? text : { ...span, text });
    if (first !== '') lines.at(-1)?.push(piece(first));
    for (const text of rest) lines.push(text === '' ? [] : [piece(text)]);
  }
  return lines.map((drawn) => ({ line: { spans: drawn } }));
}
