import { checksumOf } from '../site/dataFile';
import type { Block } from './blocks';
import { contentOf } from './blockTree';
import { inlineText, lineText } from './inlineText';

/*
 * Every line of code and every row of a table has an address: a checksum of its text, and its number among the lines with that
 * text. So it stays the same across editions as long as the text does, wherever that moves. No heading's id has a dot.
 */

/** What a line is on the page: a line of a code block, or a row of a table. */
type LineKind = 'line' | 'row';

export interface AddressedLine {
  readonly kind: LineKind;
  /** The number of its element among those of its kind, from 0. */
  readonly place: number;
  /** As written, with the examples of readers' values. */
  readonly text: string;
  /** The fragment of its address, such as `l.9c0e12ab`, or `l.9c0e12ab.2` for the second line with this text. */
  readonly id: string;
}

const ID = /^l\.([\da-f]{8})(?:\.(\d{1,4}))?$/;
/** Where browsers without text fragments leave them in the hash. */
const DIRECTIVE = /:~:.*$/s;

/** Whether a fragment is the address of a line, existing or not. */
export const isLineId = (fragment: string): boolean => ID.test(fragment.replace(DIRECTIVE, ''));

/** The lines of an article that have an address, in the order of the text; blank ones have none. */
export function addressedLines(blocks: readonly Block[]): AddressedLine[] {
  const places: Record<LineKind, number> = { line: 0, row: 0 };
  const counts = new Map<string, number>();
  return textsOf(blocks).flatMap(([kind, text]) => {
    const place = places[kind];
    places[kind] += 1;
    if (text.trim() === '') return [];
    const checksum = checksumOf(`${kind} ${text}`);
    const count = (counts.get(checksum) ?? 0) + 1;
    counts.set(checksum, count);
    return [{ kind, place, text, id: `l.${checksum}${count === 1 ? '' : `.${count}`}` }];
  });
}

/** The line at an address; if fewer lines have its text by now, the last of them. Undefined when none has. */
export function lineAt(lines: readonly AddressedLine[], fragment: string): AddressedLine | undefined {
  const [, checksum, number = '1'] = ID.exec(fragment.replace(DIRECTIVE, '')) ?? [];
  if (checksum === undefined) return undefined;
  const same = lines.filter(({ id }) => id.startsWith(`l.${checksum}`));
  return same[Number(number) - 1] ?? same.at(-1);
}

/** How much of a line's start a link quotes for browsers without scripts, in characters. */
const QUOTED_LENGTH = 60;

/**
 * The fragment of a link to a line, with its words as a text fragment (https://wicg.github.io/scroll-to-text-fragment/): browsers find
 * them without scripts, and hide them from the page's scripts.
 */
export function lineFragment({ id, kind, text }: AddressedLine): string {
  const [first = ''] = kind === 'row' ? text.trim().split(PART_END) : [text.trim()];
  const start = first.slice(0, QUOTED_LENGTH);
  // Neither part of a word nor half of a character.
  const quoted = start === first ? first : start.replace(/\s+\S*$|\p{Surrogate}$/u, '');
  return `#${id}:~:text=${encodeURIComponent(quoted).replaceAll('-', '%2D')}`;
}

/** Between the cells of a row, which browsers search one by one. */
const CELL_END = '\t';
/** Of several messages in a cell, each is on a line of its own; see ui/Table.tsx. */
const PART_END = /\t|, /;

function textsOf(blocks: readonly Block[]): readonly (readonly [LineKind, string])[] {
  return blocks.flatMap((block) => {
    const content = contentOf(block);
    switch (content.kind) {
      case 'blocks':
        return textsOf(content.blocks);
      case 'items':
        return content.items.flatMap(({ children }) => textsOf(children));
      case 'rows':
        return content.rows.map((cells) => ['row', cells.map(inlineText).join(CELL_END)] as const);
      case 'code':
        return content.block.lines.map((line) => ['line', lineText(line).trimEnd()] as const);
      default:
        return [];
    }
  });
}
