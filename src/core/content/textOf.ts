import type { Block, CodeLine, Footnote, Inline, ListItem } from './blocks';
import { contentOf } from './blockTree';
import { lineText, ownText } from './inlineText';

export { inlineText, lineText } from './inlineText';

/** A part of a block tree that has text. */
export type TextPart =
  | { readonly kind: 'block'; readonly block: Block }
  /** An item of a list or of the footnotes; `index` from 0. */
  | { readonly kind: 'item'; readonly owner: Extract<Block, { items: unknown }>; readonly item: ListItem | Footnote; readonly index: number }
  | { readonly kind: 'tab'; readonly label: string }
  /** A cell of a table; `row` 0 is the header. */
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'stepLabel' }
  | { readonly kind: 'codeTitle' }
  | { readonly kind: 'codeLine'; readonly line: CodeLine }
  | { readonly kind: 'inline'; readonly node: Exclude<Inline, string> };

/** The range of a part in the text, in UTF-16 code units; `end` is exclusive. */
export interface TextSpan {
  readonly part: TextPart;
  readonly start: number;
  readonly end: number;
}

export interface TextWithSpans {
  readonly text: string;
  /** Parents before their children, siblings in order. A part without text that isn't an item or inline has no span. */
  readonly spans: readonly TextSpan[];
}

/**
 * The text of a block tree as a reader sees it, and the range of each part: one block per line, code lines kept, prompts
 * omitted, blocks without text skipped. Search matches and counts in it (S3, S4), so it is never derived from HTML.
 */
export function textOf(blocks: readonly Block[]): TextWithSpans {
  const draft = new TextDraft();
  draft.blocks(blocks);
  return draft;
}

/** The text of `textOf` without the spans. */
export function plainText(blocks: readonly Block[]): string {
  return textOf(blocks).text;
}

interface OpenSpan {
  readonly part: TextPart;
  readonly start: number;
  end: number;
}

class TextDraft implements TextWithSpans {
  text = '';
  readonly spans: OpenSpan[] = [];

  blocks(blocks: readonly Block[], partOf: (index: number) => TextPart | null = () => null): void {
    let isFirst = true;
    blocks.forEach((block, index) => {
      const [start, count] = [this.text.length, this.spans.length];
      if (!isFirst) this.text += '\n';
      const length = this.text.length;
      const outer = partOf(index);
      if (outer) this.within(outer, () => this.block(block));
      else this.block(block);
      if (this.text.length > length) isFirst = false;
      else {
        this.text = this.text.slice(0, start);
        this.spans.length = count;
      }
    });
  }

  inline(nodes: readonly Inline[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.text += node;
      else this.within({ kind: 'inline', node }, () => this.inlineNode(node));
    }
  }

  private block(block: Block): void {
    this.within({ kind: 'block', block }, () => this.content(block));
  }

  private content(block: Block): void {
    const content = contentOf(block);
    switch (content.kind) {
      case 'inline':
        if (block.type === 'step') this.within({ kind: 'stepLabel' }, () => (this.text += `${block.label}: `));
        return this.inline(content.nodes);
      case 'blocks':
        return this.blocks(content.blocks, (index) => (block.type === 'tabs' ? { kind: 'tab', label: block.tabs[index]?.label ?? '' } : null));
      case 'items':
        // Even an empty item is a line.
        return this.joined('\n', content.items, (item, index) => {
          if ('items' in block) this.within({ kind: 'item', owner: block, item, index }, () => this.blocks(item.children));
        });
      case 'rows':
        return this.joined('\n', content.rows, (cells, row) =>
          this.joined(' ', cells, (cell, column) => this.within({ kind: 'cell', row, column }, () => this.inline(cell))),
        );
      case 'code': {
        const { title, lines } = content.block;
        if (title !== undefined) this.within({ kind: 'codeTitle' }, () => (this.text += title));
        if (title !== undefined && lines.length > 0) this.text += '\n';
        return this.joined('\n', lines, (line) => this.within({ kind: 'codeLine', line }, () => (this.text += lineText(line))));
      }
      case 'nothing':
    }
  }

  private inlineNode(node: Exclude<Inline, string>): void {
    const text = ownText(node);
    if (text !== null) this.text += text;
    else if ('children' in node) this.inline(node.children);
  }

  private within(part: TextPart, write: () => void): void {
    const span: OpenSpan = { part, start: this.text.length, end: 0 };
    this.spans.push(span);
    write();
    span.end = this.text.length;
  }

  private joined<T>(separator: string, items: readonly T[], write: (item: T, index: number) => void): void {
    items.forEach((item, index) => {
      if (index > 0) this.text += separator;
      write(item, index);
    });
  }
}
