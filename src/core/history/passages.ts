import type { Block, CodeBlock, CodeLine, Inline } from '../content/blocks';
import { contentOf } from '../content/blockTree';
import { inlineText, lineText } from '../content/inlineText';

/*
 * Editions of a guide are compared by passages, the smallest parts of its text that readers see as one. A passage has no
 * name; it is recognised by its words.
 */

export const PASSAGE_KINDS = ['heading', 'paragraph', 'item', 'row', 'caption', 'file', 'command', 'code'] as const;

/** `command` is one command with its continuation lines; `code` is output, or the lines of a file up to a blank one; `file` is a file's name. */
export type PassageKind = (typeof PASSAGE_KINDS)[number];

export type Passage = readonly [kind: PassageKind, text: string];

/** A passage, and its place on the page. */
export interface PlacedPassage {
  readonly passage: Passage;
  /** The number of its element among those of its kind; for code, of its first line among all lines of code. From 0. */
  readonly place: number;
}

/** Passages with the same key are the same. */
export const passageKey = ([kind, text]: Passage): string => `${kind} ${text}`;

export const passagesOf = (blocks: readonly Block[]): Passage[] => placedPassages(blocks).map(({ passage }) => passage);

/** The passages of a guide in the order of its text. */
export function placedPassages(blocks: readonly Block[]): PlacedPassage[] {
  const reader = new PassageReader();
  reader.read(blocks, null);
  return reader.passages;
}

type ElementKind = Exclude<PassageKind, 'command' | 'code'>;

class PassageReader {
  readonly passages: PlacedPassage[] = [];
  readonly #seen: Record<ElementKind, number> = { heading: 0, paragraph: 0, item: 0, row: 0, caption: 0, file: 0 };
  #lines = 0;

  /** @param item the place of the list item that holds the blocks */
  read(blocks: readonly Block[], item: number | null): void {
    for (const block of blocks) this.#block(block, item);
  }

  #block(block: Block, item: number | null): void {
    if (block.type === 'line') return this.#add('item', inlineText(block.children), item ?? 0);
    if (block.type === 'step') return this.#next('paragraph', `${block.label}: ${inlineText(block.children)}`);
    if (block.type === 'figure') return this.#next('caption', inlineText(block.children.slice(2)));
    const content = contentOf(block);
    switch (content.kind) {
      case 'inline':
        return this.#next(block.type === 'heading' ? 'heading' : 'paragraph', inlineText(content.nodes));
      case 'blocks':
        return this.read(content.blocks, null);
      case 'items':
        return content.items.forEach(({ children }) => {
          const place = this.#seen.item;
          this.#seen.item += 1;
          this.read(children, place);
        });
      case 'rows':
        return content.rows.forEach((cells) => this.#next('row', rowText(cells)));
      case 'code':
        return this.#code(content.block);
      case 'nothing':
    }
  }

  #next(kind: ElementKind, text: string): void {
    this.#add(kind, text, this.#seen[kind]);
    this.#seen[kind] += 1;
  }

  /** Skips a picture without a description. */
  #add(kind: PassageKind, written: string, place: number): void {
    const text = kind === 'command' || kind === 'code' ? written : written.replace(/\s+/g, ' ').trim();
    if (text !== '') this.passages.push({ passage: [kind, text], place });
  }

  #code({ title, lines }: CodeBlock): void {
    if (title !== undefined) this.#next('file', title);
    for (const [kind, first, group] of lineGroups(lines)) this.#add(kind, group.map(shownLine).join('\n'), this.#lines + first);
    this.#lines += lines.length;
  }
}

const rowText = (cells: readonly (readonly Inline[])[]): string => cells.map(inlineText).join(' | ');

/** With its prompt, which says whose command it is. */
function shownLine(line: CodeLine): string {
  return (line.prompt === undefined ? '' : `${line.prompt} `) + lineText(line).trimEnd();
}

type LineGroup = readonly [kind: 'command' | 'code', first: number, lines: CodeLine[]];

/** A session's commands and their output; a file's lines up to blank ones, which are in no group. */
function lineGroups(lines: readonly CodeLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  let open: LineGroup | null = null;
  lines.forEach((line, index) => {
    const isTyped = line.role === 'command' || line.role === 'continuation';
    const kind = isTyped ? 'command' : 'code';
    if (!isTyped && lineText(line).trim() === '') open = null;
    else if (open && open[0] === kind && line.role !== 'command') open[2].push(line);
    else groups.push((open = [kind, index, [line]]));
  });
  return groups;
}
