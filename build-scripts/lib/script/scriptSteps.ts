import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { contentOf } from '../../../src/core/content/blockTree';
import { inlineText } from '../../../src/core/content/textOf';

/** What a guide's script counts as one step. */
export interface ScriptStep {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

export interface CodePiece {
  readonly code: CodeBlock;
  readonly tab?: string;
}

/** A code block, or what stands between two of them. */
export type Piece = CodePiece | { readonly prose: readonly Block[] };

/** A section of the second level. */
export interface Section {
  readonly title: string;
  /** The id of its heading; absent for what is before the first. */
  readonly id?: string;
  readonly blocks: readonly Block[];
}

/** The sections of the second level, and one for what is before the first. */
export function sectionsOf(blocks: readonly Block[], title: string): Section[] {
  const sections: { title: string; id?: string; blocks: Block[] }[] = [{ title: oneLine(title), blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) sections.push({ title: oneLine(inlineText(block.children)), id: block.id, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

export function stepsOf(blocks: readonly Block[], title: string): ScriptStep[] {
  return sectionsOf(blocks, title).map((section) => ({ title: section.title, pieces: joinProse(section.blocks.flatMap(piecesOf)) }));
}

function piecesOf(block: Block): Piece[] {
  if (block.type === 'tabs') return block.tabs.map(({ label, block: code }) => ({ code, tab: label }));
  const content = contentOf(block);
  if (content.kind === 'code') return [{ code: content.block }];
  const children = content.kind === 'blocks' ? content.blocks : content.kind === 'items' ? content.items.flatMap((item) => item.children) : [];
  const pieces = children.flatMap(piecesOf);
  return pieces.some((piece) => 'code' in piece) ? pieces : [{ prose: [block] }];
}

function joinProse(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    if ('prose' in piece && last && 'prose' in last) return [...joined.slice(0, -1), { prose: [...last.prose, ...piece.prose] }];
    return [...joined, piece];
  }, []);
}

/** A text without line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
